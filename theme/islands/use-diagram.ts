import { useEffect, useId, useState } from 'preact/hooks'
import { renderDiagram } from './render-diagram.ts'

/**
 * The SVG of a diagram, rendered again whenever the mode changes; empty until the first one is
 * ready. `failed` when it could not be rendered.
 */
export function useDiagram(chart: string) {
  const [svg, setSvg] = useState('')
  const [failed, setFailed] = useState(false)
  // Ids of elements in the SVG start with it; mermaid puts it into selectors.
  const id = `mermaid-${useId().replace(/\W/g, '')}`

  useEffect(() => {
    let current = true
    const update = () =>
      renderDiagram(id, chart).then(
        (rendered) => current && setSvg(rendered),
        () => current && setFailed(true),
      )
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
