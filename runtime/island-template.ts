import { h, type JSX } from 'preact'
import { useContext } from 'preact/hooks'
import { jsxTemplate } from 'preact/jsx-runtime'
import { IslandPlace } from './island-place.ts'
import { trustedHtml } from './trusted-html.ts'

interface TemplateProps {
  texts: string[]
  values: unknown[]
}

/**
 * HTML in the code of a snippet. Preact renders templates on the server only; an island, which the
 * browser renders too, has the HTML in an element of its own.
 */
export function islandTemplate(texts: string[], ...values: unknown[]): JSX.Element {
  return h(Template, { texts, values })
}

function Template({ texts, values }: TemplateProps): JSX.Element {
  const isHydrated =
    useContext(IslandPlace) === 'island' || typeof document !== 'undefined'
  if (!isHydrated) return jsxTemplate(texts, ...values)
  const html = texts.map((text, index) => text + String(values[index] ?? '')).join('')
  return h('span', { dangerouslySetInnerHTML: { __html: trustedHtml(html) } })
}
