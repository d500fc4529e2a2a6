/**
 * Serializes rendering: Mermaid renders one diagram at a time and has a global configuration.
 */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Renders a diagram to SVG in the colours of the current mode. Mermaid is loaded with the first
 * diagram. Rejects if it can't be loaded or can't parse the source.
 *
 * @param id Prefix of element ids in the SVG.
 */
export function renderDiagram(id: string, chart: string): Promise<string> {
  const drawing = queue.then(async () => {
    const { default: mermaid } = await import('mermaid')
    const dark = document.documentElement.classList.contains('dark')
    mermaid.initialize({
      startOnLoad: false,
      securityLevel: 'strict',
      suppressErrorRendering: true,
      theme: dark ? 'dark' : 'default',
      fontFamily: 'inherit',
    })
    return (await mermaid.render(id, chart)).svg
  })
  queue = drawing.catch(() => {})
  return drawing
}
