import type { Expression } from 'estree'
import { expressionProgram, literal } from '../mdx/build-estree.ts'
import type { Tag } from '../mdx/tag.ts'
import { forOwnElements } from './for-own-elements.ts'

/**
 * Extends the selectors in a page's `<style>` like those of stylesheets (`forOwnElements`): in its
 * text, or in one expression that is a text, as in `<style>{`…`}</style>`. Styles with values in them
 * stay as they are.
 */
export function adaptPageStyles(tag: Tag): void {
  for (const child of tag.children) {
    if (child.type === 'text') child.value = forOwnElements(child.value)
    if (child.type !== 'mdxFlowExpression' && child.type !== 'mdxTextExpression') continue
    const [statement] = child.data?.estree?.body ?? []
    if (statement?.type !== 'ExpressionStatement') continue
    const css = textOf(statement.expression)
    const adapted = css === undefined ? undefined : forOwnElements(css)
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
