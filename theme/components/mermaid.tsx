import DiagramIsland from '../islands/diagram.island.tsx'
import { useStrings } from '../strings.ts'
import { readFlag } from './read-flag.ts'
import type { Flag } from './read-flag.ts'
import './mermaid.css'

export interface MermaidProps {
  /** The diagram as text. */
  chart?: string
  /** Where the controls are. */
  placement?: string
  /** Controls to zoom and move; by default on diagrams higher than 120 px. */
  actions?: Flag
}

/** A diagram (behaviour 4.7), drawn in the browser when it comes near; until then, its text. */
export function Mermaid({ chart = '', placement, actions }: MermaidProps) {
  const { diagram, diagramFailed, zoomIn, zoomOut, resetZoom } = useStrings()
  return (
    <DiagramIsland
      chart={chart}
      placement={placement ?? 'bottom-right'}
      actions={actions === undefined ? undefined : readFlag(actions)}
      words={{ diagram, diagramFailed, zoomIn, zoomOut, resetZoom }}
    />
  )
}
