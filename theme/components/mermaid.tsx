import DiagramIsland from '../islands/diagram.island.tsx'
import { useStrings } from '../../runtime/use-strings.ts'
import type { MermaidProps } from './mermaid.about.ts'
import { readFlag } from './read-flag.ts'
import './mermaid.css'

export type { MermaidProps } from './mermaid.about.ts'

/**
 * A diagram, rendered in the browser when it comes near the viewport. Until then, its source.
 */
export function Mermaid({ chart = '', placement, actions }: MermaidProps) {
  const { diagram, diagramFailed, zoomIn, zoomOut, resetZoom } = useStrings()
  return (
    <DiagramIsland
      chart={chart}
      placement={placement ?? 'bottom-right'}
      actions={actions === undefined ? undefined : readFlag(actions)}
      strings={{ diagram, diagramFailed, zoomIn, zoomOut, resetZoom }}
    />
  )
}
