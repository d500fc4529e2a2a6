import type { Expression } from 'estree'
import { urlUnderBase } from '../../runtime/element-urls.ts'
import { mapStyleUrls } from '../../runtime/kit/map-urls.ts'
import { expressionProgram, literal } from '../mdx/build-estree.ts'
import type { CompileOptions } from '../mdx/compiled-page.ts'
import type { Tag } from '../mdx/tag.ts'
import { forOwnElements } from './for-own-elements.ts'

/**
 * Extends the selectors in a page's `<style>` like those of stylesheets (`forOwnElements`), and adds
 * the base to its URLs: in its text, or in one expression that is a text, as in
 * `<style>{`…`}</style>`. Of styles with values in them, only the URLs change, when they are rendered.
 */
export function adaptPageStyles(tag: Tag, { base, prefixes = [] }: CompileOptions): void {
  const adapt = (css: string) =>
    mapStyleUrls(forOwnElements(css), (url) => urlUnderBase(url, { base, prefixes }))
  for (const child of tag.children) {
    if (child.type === 'text') child.value = adapt(child.value)
    if (child.type !== 'mdxFlowExpression' && child.type !== 'mdxTextExpression') continue
    const [statement] = child.data?.estree?.body ?? []
    if (statement?.type !== 'ExpressionStatement') continue
    const css = textOf(statement.expression)
    const adapted = css === undefined ? undefined : adapt(css)
    if (adapted !== undefined && adapted !== css)
      child.data = { ...child.data, estree: expressionProgram(literal(adapted)) }
  }
}

/** The text that an expression is. */
function textOf(expression: Expression): string | undefined {
  if (expression.type === 'Literal' && typeof expression.value === 'string')
    return expression.value
  if (expression.type !== 'TemplateLiteral' || expression.expressions.length > 0)
    return undefined
  return expression.quasis[0]?.value.cooked ?? undefined
}
