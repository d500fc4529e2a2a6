import { useEffect, useId, useRef, useState } from 'preact/hooks'
import type { When } from '../../runtime/types/rendering.ts'

interface DiagramProps {
  chart: string
  placement: string
  /** Undefined: only for diagrams that are high. */
  actions?: boolean
  words: Record<'diagram' | 'diagramFailed' | 'zoomIn' | 'zoomOut' | 'resetZoom', string>
}

export const when: When = 'visible'

/** Below this height, in pixels, a diagram needs no controls (behaviour 4.7). */
const highEnough = 120

/**
 * Draws a diagram with mermaid, which is fetched with the first one, in the colours of the
 * mode. What cannot be drawn stays text, with a word that it failed.
 */
export default function Diagram({ chart, placement, actions, words }: DiagramProps) {
  const [svg, setSvg] = useState('')
  const [failed, setFailed] = useState(false)
  const [isHigh, setHigh] = useState(false)
  const [view, setView] = useState({ scale: 1, x: 0, y: 0 })
  const box = useRef<HTMLDivElement>(null)
  // Ids of elements in the drawing start with it; mermaid puts it into selectors.
  const id = `mermaid-${useId().replace(/\W/g, '')}`

  useEffect(() => {
    let current = true
    const update = () =>
      draw(id, chart).then(
        (drawn) => current && setSvg(drawn),
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

  useEffect(() => {
    if (svg) setHigh(box.current!.offsetHeight > highEnough)
  }, [svg])

  useEffect(() => {
    // By script: a strict policy forbids style attributes, and not this.
    const drawing = box.current?.querySelector('svg')
    if (drawing)
      drawing.style.transform = `translate(${view.x}px,${view.y}px) scale(${view.scale})`
  }, [view, svg])

  if (!svg) {
    return (
      <div class="mermaid" data-component-part="mermaid">
        {failed && (
          <p class="mermaid-failed" role="status">
            {words.diagramFailed}
          </p>
        )}
        <pre class="mermaid-source" tabIndex={0}>
          <code>{chart}</code>
        </pre>
      </div>
    )
  }

  const zoom = (factor: number) =>
    setView(({ scale, ...at }) => ({
      ...at,
      scale: Math.min(Math.max(scale * factor, 0.5), 8),
    }))
  const hasActions = actions ?? isHigh
  const drag = (event: PointerEvent) => {
    if (!hasActions || !event.buttons) return
    setView(({ scale, x, y }) => ({
      scale,
      x: x + event.movementX,
      y: y + event.movementY,
    }))
  }
  const buttons: [name: string, sign: string, act: () => void][] = [
    [words.zoomIn, '+', () => zoom(1.25)],
    [words.zoomOut, '−', () => zoom(0.8)],
    [words.resetZoom, '⟲', () => setView({ scale: 1, x: 0, y: 0 })],
  ]
  return (
    <div class="mermaid" data-component-part="mermaid">
      <div
        ref={box}
        class="mermaid-view"
        role="img"
        aria-label={words.diagram}
        data-moves={hasActions || undefined}
        onPointerMove={drag}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      {hasActions && (
        <div class="mermaid-actions" data-placement={placement}>
          {buttons.map(([name, sign, act]) => (
            <button type="button" aria-label={name} onClick={act}>
              {sign}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/** Mermaid draws one diagram at a time, and keeps its settings for all. */
let queue: Promise<unknown> = Promise.resolve()

function draw(id: string, chart: string): Promise<string> {
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
