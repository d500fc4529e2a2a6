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
  /** Name of the language, as written. */
  language?: string
  /** Shown above the code. */
  title?: string
  /** Alias of `title`. */
  filename?: string
  icon?: IconValue
  iconType?: string
  /**
   * Highlighted HTML of a fence, for the inside of `<code>`. Without it, the children are the
   * code.
   */
  html?: string
  /** Show line numbers. */
  lines?: Flag
  /** Number of the first line. */
  start?: number | string
  /** Wrap long lines instead of scrolling. */
  wrap?: Flag
  /** Collapse the block, with a button to expand it. */
  expandable?: Flag
  /** Hide the copy button. */
  nocopy?: Flag
  lineCount?: number
  /**
   * Value of the attribute `language`, which styles and scripts of Mintlify sites select, as the
   * classes `shiki` and `code-block-background`, and the button's `data-testid`. The language's main
   * name, `shellscript` for `bash`, and `text` for languages that aren't known.
   */
  languageName?: string
  /**
   * Highlighted lines, such as `[1, 3]` or `"1-2,5"`. Only for code in children; the `html` of
   * a fence includes them.
   */
  highlight?: string | number | number[]
  /** Lines that stay in focus while the others are dimmed. */
  focus?: string | number | number[]
  className?: string
  class?: string
  children?: ComponentChildren
}

export const codeBlockClass = {
  root: 'code-block',
  title: 'code-block-title',
  /** Another language's version of the same sample. */
  variant: 'code-block-variant',
  /** Class of the `<code>` element. */
  code: (language: string) => `language-${language}`,
} as const

const codeBlockRule: PartRule = (element) => {
  const language = attributeOf(element, 'dataLanguage')
  const code = find(element, codeBlockClass.code(language ?? 'text'))
  const title = find(element, codeBlockClass.title)
  const pre = element.children.find((child) => isElement(child, 'pre'))
  const text = code ?? pre
  if (!text) return undefined
  return [
    fence(
      textOf(text),
      language === 'text' ? undefined : language,
      title && textOf(title),
    ),
  ]
}

/** Creates the element that is converted to a fence in Markdown. */
export function fence(code: string, language?: string, title?: string): Element {
  return make('pre', [make('code', [makeText(code)])], {
    ...(language && { dataLanguage: language }),
    ...(title && { dataTitle: title.trim() }),
  })
}

export const CodeBlock = {
  module: 'components/code-block',
  attributes: {
    language: { type: 'text', description: 'The language, for highlighting.' },
    title: { type: 'text', description: 'Above the code.' },
    filename: { type: 'text', description: 'Alias of `title`.' },
    icon: { type: 'icon', description: 'Before the title.' },
    iconType,
    lines: { type: 'flag', description: 'Line numbers.' },
    start: { type: 'number', description: 'The number of the first line.', default: '1' },
    wrap: { type: 'flag', description: 'Wraps long lines.' },
    expandable: {
      type: 'flag',
      description: 'Shows only the first lines and a button to expand the block.',
    },
    nocopy: { type: 'flag', description: 'No copy button.' },
    highlight: {
      type: 'lines',
      description: 'Highlighted lines: `[1, 3]` or `"1-2,5"`.',
    },
    focus: {
      type: 'lines',
      description: 'Lines that stay in focus while the others are dimmed.',
    },
  },
  markdown: { [codeBlockClass.root]: codeBlockRule },
  outline: noAnchorOfItsOwn,
  children: 'elements',
  roles: [],
} satisfies AboutOf<CodeBlockProps, 'html' | 'lineCount' | 'languageName'>
