import { h, type ComponentType } from 'preact'
import { renderToString } from 'preact-render-to-string'

/** The HTML of a social card by a component of the site's own. */
export function renderCard<Card extends object>(
  template: ComponentType<Card>,
  card: Card,
): string {
  return renderToString(h(template, card))
}
