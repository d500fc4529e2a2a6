import type { CompiledPage } from '../mdx/compiled-page.ts'
import { expressionOf, findAttribute, literalOf, type Tag } from '../mdx/tag.ts'

/** An update's title and description in the feed. */
type FeedTexts = NonNullable<CompiledPage['updates'][number]['feed']>

/**
 * Reads the texts of an update for the feed: `rss={{ title: "…", description: "…" }}`.
 * Undefined if it has none, or only such that code computes.
 */
export function readFeedTexts(update: Tag): FeedTexts | undefined {
  const attribute = findAttribute(update, 'rss')?.value
  const object =
    attribute && typeof attribute === 'object' ? expressionOf(attribute) : undefined
  if (object?.type !== 'ObjectExpression') return undefined
  const texts: FeedTexts = {}
  for (const property of object.properties) {
    if (property.type === 'SpreadElement' || property.computed) continue
    const { key, value } = property
    const name = key.type === 'Identifier' ? key.name : undefined
    if (value.type !== 'Literal' && value.type !== 'TemplateLiteral') continue
    const text = literalOf(value)
    if ((name === 'title' || name === 'description') && typeof text === 'string' && text)
      texts[name] = text
  }
  return Object.keys(texts).length > 0 ? texts : undefined
}
