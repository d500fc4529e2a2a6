/**
 * Serializes rendering: Mermaid renders one diagram at a time and has a global configuration.
 */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Renders a diagram to SVG in the colours of a mode. Mermaid is loaded with the first diagram.
 * Rejects if it can't be loaded or can't parse the source.
 *
 * @param id Prefix of element ids in the SVG. An element with this id is removed from the page.
 */
export function renderDiagram(id: string, chart: string, dark: boolean): Promise<string> {
  const drawing = queue.then(async () => {
    const { default: mermaid } = await import('mermaid')
    // Mermaid measures labels. In a font that replaces theirs later, they would be cut off.
    await document.fonts.ready
    mermaid.initialize({
      startOnLoad: false,
      securityLevel: 'strict',
      suppressErrorRendering: true,
      theme: dark ? 'dark' : 'default',
      // Mermaid's own would make the contrast of these labels 4.4, less than WCAG 2.2 requires.
      themeVariables:
        dark && !chart.includes('theme') ? { edgeLabelBackground: '#4d4d4d' } : {},
      fontFamily: 'inherit',
    })
    return (await mermaid.render(id, chart)).svg
  })
  queue = drawing.catch(() => {})
  return drawing
}
