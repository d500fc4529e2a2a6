import { useEffect, useRef, useState } from 'preact/hooks'
import { trustedHtml } from '../../runtime/trusted-html.ts'
import type { When } from '../../runtime/types/rendering.ts'
import { diagramClass } from './diagram-class.ts'
import { useDiagram } from './use-diagram.ts'
import { useZoom } from './use-zoom.ts'

interface DiagramProps {
  chart: string
  placement: string
  /** If undefined, controls are only shown for tall diagrams. */
  actions?: boolean
  strings: Record<
    'diagram' | 'diagramFailed' | 'zoomIn' | 'zoomOut' | 'resetZoom',
    string
  >
}

export const when: When = 'visible'

/** Diagrams up to this height in pixels have no controls by default. */
const minHeight = 120

/**
 * A diagram, rendered in the browser, with controls to zoom and pan. If rendering fails, its
 * source is shown with a message.
 */
export default function Diagram({ chart, placement, actions, strings }: DiagramProps) {
  const box = useRef<HTMLDivElement>(null)
  const { svg, failed } = useDiagram(chart)
  const { zoom, drag, reset } = useZoom(box, svg)
  const [isHigh, setHigh] = useState(false)

  useEffect(() => {
    if (svg) setHigh(box.current!.offsetHeight > minHeight)
  }, [svg])

  if (!svg) {
    return (
      <div class={diagramClass.root} data-component-part="mermaid">
        {failed && (
          <p class="mermaid-failed" role="status">
            {strings.diagramFailed}
          </p>
        )}
        <pre class={diagramClass.source} tabIndex={0}>
          <code>{chart}</code>
        </pre>
      </div>
    )
  }

  const hasActions = actions ?? isHigh
  const buttons: [name: string, sign: string, act: () => void][] = [
    [strings.zoomIn, '+', () => zoom(1.25)],
    [strings.zoomOut, '−', () => zoom(0.8)],
    [strings.resetZoom, '⟲', reset],
  ]
  return (
    <div class={diagramClass.root} data-component-part="mermaid">
      <div
        ref={box}
        class="mermaid-view"
        role="img"
        aria-label={strings.diagram}
        data-moves={hasActions || undefined}
        onPointerMove={hasActions ? drag : undefined}
        dangerouslySetInnerHTML={{ __html: trustedHtml(svg) }}
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
