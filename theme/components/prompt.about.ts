import type { ComponentChildren } from 'preact'
import { find, make } from '../markdown/elements.ts'
import { ifPart, labelled, paragraphs, type PartRule } from '../markdown/part-rule.ts'
import { iconType, type AboutOf } from './component-about.ts'
import type { IconValue } from './icon.about.ts'

export interface PromptProps {
  /** Description of the prompt, inline Markdown. */
  description: string
  icon?: IconValue
  iconType?: string
  /** `copy` (default) and `cursor`. */
  actions?: string[] | string
  className?: string
  class?: string
  /** The prompt itself. */
  children?: ComponentChildren
}

export const promptClass = {
  root: 'prompt',
  header: 'prompt-header',
  description: 'prompt-description',
  content: 'prompt-content',
} as const

const promptRule: PartRule = (element, inside) => {
  const description = inside(find(element, promptClass.description)?.children ?? [])
  const content = inside(find(element, promptClass.content)?.children ?? [])
  return [make('blockquote', labelled(description, paragraphs(content)))]
}

export const Prompt = {
  module: 'components/prompt',
  attributes: {
    description: {
      type: 'markdown',
      description: 'What the prompt does.',
      required: true,
      misnomers: ['title'],
    },
    icon: { type: 'icon', description: 'Before the description.' },
    iconType,
    actions: {
      type: 'list',
      description: 'Buttons: `copy`, `cursor`.',
      default: '["copy"]',
    },
  },
  markdown: { [promptClass.root]: ifPart(promptClass.header, promptRule) },
  outline: { anchor: false, headings: 'unlisted' },
  children: 'html',
  roles: [],
} satisfies AboutOf<PromptProps>
