import type { Element } from 'hast'

/** Notes the element that a component of the theme stands for: whoever uses the page may map it. */
export function keepPlain(tag: { data?: object | undefined }, plain: Element): void {
  const data: object = { ...tag.data, plain }
  tag.data = data
}
