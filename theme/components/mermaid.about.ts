import { diagramClass } from '../islands/diagram-class.ts'
import { find, textOf } from '../markdown/elements.ts'
import type { PartRule } from '../markdown/part-rule.ts'
import { fence } from './code-block.about.ts'
import { noAnchorOfItsOwn, type AboutOf } from './component-about.ts'
import type { Flag } from './read-flag.ts'

export interface MermaidProps {
  /** Mermaid source. */
  chart?: string
  /** Corner in which the controls are shown. */
  placement?: string
  /** Show zoom and pan controls. Defaults to true for diagrams taller than 120 px. */
  actions?: Flag
}

/** Converts a diagram to a fence with its source. */
const diagramRule: PartRule = (element) => {
  const source = find(element, diagramClass.source)
  return source && [fence(textOf(source), 'mermaid')]
}

export const Mermaid = {
  module: 'components/mermaid',
  attributes: {
    chart: {
      type: 'text',
      description: 'The source of the diagram. Usually written as a `mermaid` fence.',
      required: true,
    },
    placement: {
      type: ['top-left', 'top-right', 'bottom-left', 'bottom-right'],
      description: 'The position of the controls.',
      default: 'bottom-right',
    },
    actions: {
      type: 'flag',
      description: 'Controls to zoom and pan. On by default for large diagrams.',
    },
  },
  markdown: { [diagramClass.root]: diagramRule },
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: [],
} satisfies AboutOf<MermaidProps>
