import type { Element, ElementContent, Root } from 'hast'
import type { ShikiTransformer } from 'shiki/core'
import {
  transformerNotationDiff,
  transformerNotationFocus,
  transformerNotationHighlight,
} from '@shikijs/transformers'
import { escapeText } from '../../runtime/kit/escape-html.ts'
import type { CodeRequest, HighlightedCode } from './highlighted-code.ts'
import type { LoadedLanguage } from './code-highlighter.ts'
import { lineClasses } from './line-classes.ts'
import { SHIKI_OPTIONS } from './shiki-options.ts'
import { closingTag, openingTag } from './static-html.ts'
import { styleClass } from './style-class.ts'

/** Shiki's transformers, with our classes. */
const notations = [
  transformerNotationDiff({
    classLineAdd: 'line-diff line-add',
    classLineRemove: 'line-diff line-remove',
    classActivePre: '',
  }),
  transformerNotationHighlight({ classActiveLine: 'line-highlight', classActivePre: '' }),
  transformerNotationFocus({ classActiveLine: 'line-focus', classActivePre: '' }),
]

/** Adds the classes of marked lines. */
function lineMarks(request: CodeRequest): ShikiTransformer {
  const classesOf = lineClasses(request)
  return {
    name: 'skerry:line-marks',
    line(node, line) {
      this.addClassToHast(node, classesOf(line))
    },
  }
}

/** Whether code may contain notations, such as `[!code ++]`. */
export function hasNotations({ code }: CodeRequest): boolean {
  return code.includes('[!code')
}

/**
 * Highlights code with Shiki's transformers: `[!code ++]` marks its line and is removed.
 *
 * @param authored The site's transformers, which run after ours.
 * @throws Error if the site's transformers remove `pre` or `code`.
 */
export function renderNotations(
  request: CodeRequest,
  { core, language, themes }: LoadedLanguage,
  authored: readonly ShikiTransformer[] = [],
): HighlightedCode {
  const root = core.codeToHast(request.code, {
    ...SHIKI_OPTIONS,
    lang: language,
    themes,
    meta: { __raw: request.meta ?? '' },
    transformers: [
      ...(hasNotations(request) ? notations : []),
      lineMarks(request),
      ...authored,
    ],
  })
  const pre = elementIn(root, 'pre')
  const code = elementIn(pre, 'code')
  const styles: Record<string, string> = {}
  const inside = code.children.map((node) => toHtml(node, styles)).join('')
  // Without Shiki's own classes: `shiki` and the names of the themes.
  const added = [...classesOf(pre), ...classesOf(code)].filter(
    (name) => !name.startsWith('shiki') && !Object.values(themes).includes(name),
  )
  return {
    html: inside,
    styles,
    lineCount: lineCount(code),
    ...(added.length > 0 && { className: added.join(' ') }),
  }
}

/** Finds an element that may have siblings added by transformers. Throws if it is missing. */
function elementIn({ children }: Root | Element, tagName: string): Element {
  for (const child of children)
    if (child.type === 'element' && child.tagName === tagName) return child
  throw new Error(
    `the transformers of \`shikiTransformers\` leave no \`${tagName}\` element`,
  )
}

function lineCount(code: Element): number {
  return code.children.filter((node) => node.type === 'element').length
}

/** Serializes hast. Shiki emits only spans and text, but the site's transformers any element. */
function toHtml(node: ElementContent, styles: Record<string, string>): string {
  if (node.type === 'text') return escapeText(node.value)
  if (node.type !== 'element') return ''
  const { class: _, className, style, ...others } = node.properties
  const classes = classesOf(node)
  if (typeof style === 'string') {
    const name = styleClass(style)
    styles[name] = style
    classes.push(name)
  }
  const properties = { ...(classes.length > 0 && { className: classes }), ...others }
  const open = openingTag({ ...node, properties })
  const inside = node.children.map((child) => toHtml(child, styles)).join('')
  return open === '<span>' ? inside : `${open}${inside}${closingTag(node)}`
}

/** Classes of an element: Shiki sets `class`, hast plugins `className`. */
function classesOf({ properties }: Element): string[] {
  const { class: names, className } = properties
  return [names ?? [], className ?? []]
    .flat()
    .flatMap((name) => String(name).split(/\s+/))
    .filter(Boolean)
}
