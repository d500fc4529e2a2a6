import { parseModule } from '../mdx/code-trees.ts'
import type { MdxJsxAttributeValueExpression } from 'mdast-util-mdx'

/** `{name}` or `{props.name}` in a text. */
export const PROP_IN_TEXT = /\{\s*(props\.)?([A-Za-z_$][\w$]*)\s*\}/g

/**
 * The value of an attribute in quotes that contains props: `"/x/{name}"`. What isn't given when it
 * is rendered, or isn't text, stays as written, since it may be literal text. Undefined if there is
 * none.
 *
 * @param isProp Whether a name may mean a prop.
 */
export function textWithProps(
  text: string,
  isProp: (name: string) => boolean,
): MdxJsxAttributeValueExpression | undefined {
  const parts: string[] = []
  let end = 0
  for (const { 0: written, 1: object, 2: name = '', index } of text.matchAll(
    PROP_IN_TEXT,
  )) {
    if (!isProp(object ? 'props' : name)) continue
    const key = JSON.stringify(name)
    parts.push(
      JSON.stringify(text.slice(end, index)),
      `(["string", "number"].includes(typeof props[${key}]) ? props[${key}] : ${JSON.stringify(written)})`,
    )
    end = index + written.length
  }
  if (end === 0) return undefined
  const value = [...parts, JSON.stringify(text.slice(end))].join(' + ')
  return {
    type: 'mdxJsxAttributeValueExpression',
    value,
    data: { estree: parseModule(`(${value})`) },
  }
}
