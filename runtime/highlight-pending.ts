import type { PendingCode, RenderedContent } from './types/rendering.ts'

/** Highlights code. `html` is the content of `<code>`, `styles` are the classes it uses. */
export type HighlightPending = (
  code: PendingCode,
) => Promise<Pick<RenderedContent, 'html' | 'styles'>>

/** A pending `<code>`, from this attribute to its end. With React's names, others may follow it. */
const PENDING = / data-pending="(\w+)"((?: [\w-]+="[^"]*")*)>(.*?)(?=<\/code>)/gs

/**
 * Highlights the pending code of a page. Without `highlight`, it stays plain.
 *
 * @param codes Those that `usePendingCode` recorded while the content was rendered.
 */
export async function highlightPending<Content extends RenderedContent>(
  content: Content,
  codes: readonly PendingCode[],
  highlight: HighlightPending | undefined,
): Promise<Content> {
  if (codes.length === 0) return content
  const known = new Map<string, string>()
  const styles = { ...content.styles }
  for (const code of highlight ? codes : []) {
    const highlighted = await highlight!(code)
    known.set(code.id, highlighted.html)
    Object.assign(styles, highlighted.styles)
  }
  const fill = (html: string) =>
    html.replace(
      PENDING,
      (_, id: string, rest: string, plain: string) => `${rest}>${known.get(id) ?? plain}`,
    )
  const { html, panel } = content
  return {
    ...content,
    html: fill(html),
    ...(panel !== undefined && { panel: fill(panel) }),
    styles,
  }
}
