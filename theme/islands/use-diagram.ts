import { useEffect, useId, useState } from 'preact/hooks'
import { renderDiagram } from './render-diagram.ts'

/**
 * Returns the SVG of a diagram, empty until it is ready and updated when the mode changes.
 * `failed` is true if it can't be rendered.
 */
export function useDiagram(chart: string) {
  const [svg, setSvg] = useState('')
  const [failed, setFailed] = useState(false)
  // Prefix of element ids in the SVG. Alphanumeric, because Mermaid uses it in selectors.
  const id = `mermaid-${useId().replace(/\W/g, '')}`

  useEffect(() => {
    let current = true
    let drawn: boolean | undefined
    let count = 0
    const update = () => {
      const dark = document.documentElement.classList.contains('dark')
      if (dark === drawn) return
      drawn = dark
      // Mermaid removes the element that has the id, which would be the diagram on the page.
      renderDiagram(`${id}-${count++}`, chart, dark).then(
        (rendered) => current && setSvg(rendered),
        () => current && setFailed(true),
      )
    }
    update()
    const observer = new MutationObserver(update)
    observer.observe(document.documentElement, { attributeFilter: ['class'] })
    return () => {
      current = false
      observer.disconnect()
    }
  }, [chart])

  return { svg, failed }
}
