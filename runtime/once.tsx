import { Fragment, type ComponentChildren, type FunctionComponent } from 'preact'
import { useContext } from 'preact/hooks'
import { renderToString } from 'preact-render-to-string'
import { GeneratedStyles } from './generated-style.ts'
import { rawHtml } from './raw-html.ts'
import { createRenderRecord, RenderRecordContext } from './render-record.ts'
import { makeIdsUnique } from './snippet-ids.ts'

interface OnceProps {
  /** The only input of the children: the same object must produce the same HTML. */
  of: object
  children: ComponentChildren
}

const rendered = new WeakMap<object, { html: string; styles: Map<string, string> }>()

/**
 * Renders its children once per `of` object and reuses the HTML on other pages, for parts of
 * the navigation that don't contain the current page. Server only.
 *
 * Throws an Error if the children contain an island, because island ids are specific to a page.
 */
export const Once: FunctionComponent<OnceProps> = ({ of, children }, context: object) => {
  const styles = useContext(GeneratedStyles)
  let part = rendered.get(of)
  if (!part) {
    part = renderPart(children, context)
    rendered.set(of, part)
  }
  for (const [name, css] of part.styles) styles?.set(name, css)
  return rawHtml(part.html)
}

function renderPart(children: ComponentChildren, context: object) {
  const styles = new Map<string, string>()
  const record = createRenderRecord('')
  const html = renderToString(
    <GeneratedStyles.Provider value={styles}>
      <RenderRecordContext.Provider value={record}>
        <Fragment>{children}</Fragment>
      </RenderRecordContext.Provider>
    </GeneratedStyles.Provider>,
    context,
  )
  const [island] = record.islands.keys()
  if (island)
    throw new Error(
      `<Once> holds the island <${island}>, which each page renders for itself`,
    )
  return { html: makeIdsUnique(html, record.snippets), styles }
}
