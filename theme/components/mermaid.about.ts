import { diagramClass } from '../islands/diagram-class.ts'
import { find, textOf } from '../markdown/elements.ts'
import type { PartRule } from '../markdown/part-rule.ts'
import { fence } from './code-block.about.ts'
import { noAnchorOfItsOwn, type AboutOf } from './component-about.ts'
import type { Flag } from './read-flag.ts'

export interface MermaidProps {
  /** The diagram as text. */
  chart?: string
  /** Where the controls are. */
  placement?: string
  /** Controls to zoom and move; by default on diagrams higher than 120 px. */
  actions?: Flag
}

/** A diagram in Markdown: its source. */
const diagramRule: PartRule = (element) => {
  const source = find(element, diagramClass.source)
  return source ? [fence(textOf(source), 'mermaid')] : []
}

export const Mermaid = {
  module: 'components/mermaid',
  attributes: {
    chart: {
      type: 'text',
      description: 'The diagram; usually a `mermaid` fence.',
      required: true,
    },
    placement: {
      type: ['top-left', 'top-right', 'bottom-left', 'bottom-right'],
      description: 'Where the controls are.',
      default: 'bottom-right',
    },
    actions: {
      type: 'flag',
      description: 'Controls to zoom and move; by default on large diagrams.',
    },
  },
  markdown: { [diagramClass.root]: diagramRule },
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: [],
} satisfies AboutOf<MermaidProps>
