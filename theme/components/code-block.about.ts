import type { Element } from 'hast'
import type { ComponentChildren } from 'preact'
import {
  attributeOf,
  find,
  isElement,
  make,
  makeText,
  textOf,
} from '../markdown/elements.ts'
import type { PartRule } from '../markdown/part-rule.ts'
import { iconType, noAnchorOfItsOwn, type AboutOf } from './component-about.ts'
import type { IconValue } from './icon.about.ts'
import type { Flag } from './read-flag.ts'

export interface CodeBlockProps {
  /** As the author wrote it. */
  language?: string
  /** Above the code. */
  title?: string
  /** The same as `title`. */
  filename?: string
  icon?: IconValue
  iconType?: string
  /** The highlighted inside of `<code>`, from a fence; without it the children are the code. */
  html?: string
  /** Line numbers. */
  lines?: Flag
  /** The first line's number. */
  start?: number | string
  /** Break long lines instead of scrolling. */
  wrap?: Flag
  /** Show the first lines only, with a button for the rest. */
  expandable?: Flag
  /** No copy button. */
  nocopy?: Flag
  lineCount?: number
  /** Marked lines, such as `[1, 3]` or `"1-2,5"`; for children, a fence has them in its `html`. */
  highlight?: string | number | number[]
  /** Lines that stay clear while the others are dimmed. */
  focus?: string | number | number[]
  className?: string
  class?: string
  children?: ComponentChildren
}

export const codeBlockClass = {
  root: 'code-block',
  title: 'code-block-title',
  /** What a block beside it says in another language. */
  variant: 'code-block-variant',
  /** Of the `<code>` element. */
  code: (language: string) => `language-${language}`,
} as const

const codeBlockRule: PartRule = (element) => {
  const language = attributeOf(element, 'dataLanguage')
  const code = find(element, codeBlockClass.code(language ?? 'text'))
  const title = find(element, codeBlockClass.title)
  const pre = element.children.find((child) => isElement(child, 'pre'))
  const text = code ?? pre
  if (!text) return []
  return [
    fence(
      textOf(text),
      language === 'text' ? undefined : language,
      title && textOf(title),
    ),
  ]
}

/** A fence of Markdown, as the writer of Markdown reads it. */
export function fence(code: string, language?: string, title?: string): Element {
  return make('pre', [make('code', [makeText(code)])], {
    ...(language && { dataLanguage: language }),
    ...(title && { dataTitle: title.trim() }),
  })
}

export const CodeBlock = {
  module: 'components/code-block',
  attributes: {
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
  },
  markdown: { [codeBlockClass.root]: codeBlockRule },
  outline: noAnchorOfItsOwn,
  children: 'elements',
  roles: [],
} satisfies AboutOf<CodeBlockProps, 'html' | 'lineCount'>
