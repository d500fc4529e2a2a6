import type { ComponentChildren } from 'preact'
import { noAnchorOfItsOwn, type AboutOf } from './component-about.ts'
import { codeGroupMarkdown } from './panels.about.ts'
import type { Flag } from './read-flag.ts'

export interface CodeGroupProps {
  /** Use a menu instead of tabs. */
  dropdown?: Flag
  className?: string
  class?: string
  children?: ComponentChildren
}

export const CodeGroup = {
  module: 'components/code-group',
  attributes: {
    dropdown: { type: 'flag', description: 'A menu instead of tabs.', default: 'false' },
    title: { type: 'text', description: 'A title for the group.', tolerated: true },
  },
  markdown: codeGroupMarkdown,
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: [],
} satisfies AboutOf<CodeGroupProps & { title?: string }>
