/** Mermaid renders one diagram at a time, and has one configuration for all. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Renders a diagram to SVG with mermaid, which is loaded with the first one, in the colours
 * of the current mode. Rejects when mermaid cannot be loaded or cannot parse the text.
 *
 * @param id What the ids of elements in the SVG start with.
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
