import type { JSXAttribute } from 'estree-jsx'

/** The value of `name="text"` and `name={"text"}` in code. Undefined if code computes it. */
export function attributeText({ value }: JSXAttribute): string | undefined {
  const literal = value?.type === 'JSXExpressionContainer' ? value.expression : value
  return literal?.type === 'Literal' && typeof literal.value === 'string'
    ? literal.value
    : undefined
}
