import { h, type ComponentType } from 'preact'
import { renderToString } from 'preact-render-to-string'

/** Renders the HTML of a social card with the site's own template component. */
export function renderCard<Card extends object>(
  template: ComponentType<Card>,
  card: Card,
): string {
  return renderToString(h(template, card))
}
