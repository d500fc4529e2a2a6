import type { CodeBlockProps } from '../components/code-block.tsx'
import type { MermaidProps } from '../components/mermaid.tsx'
import type { PromptProps } from '../components/prompt.tsx'
import { iconType } from './attribute.ts'
import type { Attributes, Of } from './attribute.ts'

const examples: Attributes = {
  dropdown: { type: 'flag', description: 'A menu instead of tabs.', default: 'false' },
  title: { type: 'text', description: 'A title for the group.', tolerated: true },
}

/** Attributes of components that show code. */
export const code = {
  CodeBlock: {
    language: { type: 'text', description: 'For the colours.' },
    title: { type: 'text', description: 'Above the code.' },
    filename: { type: 'text', description: 'The same as `title`.' },
    icon: { type: 'icon', description: 'Before the title.' },
    iconType,
    lines: { type: 'flag', description: 'Line numbers.' },
    start: { type: 'number', description: "The first line's number.", default: '1' },
    wrap: { type: 'flag', description: 'Break long lines.' },
    expandable: { type: 'flag', description: 'Show the first lines only, and a button.' },
    nocopy: { type: 'flag', description: 'No copy button.' },
    highlight: { type: 'lines', description: 'Marked lines: `[1, 3]` or `"1-2,5"`.' },
    focus: { type: 'lines', description: 'Lines that stay clear.' },
  } satisfies Of<CodeBlockProps, 'html' | 'lineCount'>,
  CodeGroup: examples,
  Mermaid: {
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
  } satisfies Of<MermaidProps>,
  Prompt: {
    description: {
      type: 'markdown',
      description: 'What the prompt does.',
      required: true,
    },
    icon: { type: 'icon', description: 'Before the description.' },
    iconType,
    actions: {
      type: 'list',
      description: 'Buttons: `copy`, `cursor`.',
      default: '["copy"]',
    },
  } satisfies Of<PromptProps>,
  RequestExample: examples,
  ResponseExample: examples,
} satisfies Record<string, Attributes>
