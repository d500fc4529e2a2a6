import type { Element, ElementContent, Root } from 'hast'
import {
  transformerNotationDiff,
  transformerNotationFocus,
  transformerNotationHighlight,
} from '@shikijs/transformers'
import { escapeAttribute, escapeText } from '../mdx/generate/escape-html.ts'
import type { CodeRequest, HighlightedCode } from './highlighted-code.ts'
import type { LoadedLanguage } from './highlighter.ts'
import { lineMarks } from './line-marks.ts'
import { SHIKI_OPTIONS } from './shiki-options.ts'
import { styleClass } from './style-class.ts'

/** Code in the colours of its language, by Shiki's transformers: `[!code ++]` marks a line and goes. */
export function drawNotations(
  request: CodeRequest,
  { core, language, themes }: LoadedLanguage,
): HighlightedCode {
  const root = core.codeToHast(request.code, {
    ...SHIKI_OPTIONS,
    lang: language,
    themes,
    transformers: [
      transformerNotationDiff({
        classLineAdd: 'line-diff line-add',
        classLineRemove: 'line-diff line-remove',
        classActivePre: '',
      }),
      transformerNotationHighlight({
        classActiveLine: 'line-highlight',
        classActivePre: '',
      }),
      transformerNotationFocus({ classActiveLine: 'line-focus', classActivePre: '' }),
      lineMarks(request),
    ],
  })
  const code = codeElement(root)
  const styles: Record<string, string> = {}
  const html = code.children.map((node) => toHtml(node, styles)).join('')
  return { html, styles, lineCount: lineCount(code) }
}

function codeElement(root: Root): Element {
  const pre = root.children[0] as Element
  return pre.children[0] as Element
}

function lineCount(code: Element): number {
  return code.children.filter((node) => node.type === 'element').length
}

/** Shiki writes spans and text only. */
function toHtml(node: ElementContent, styles: Record<string, string>): string {
  if (node.type === 'text') return escapeText(node.value)
  if (node.type !== 'element') return ''
  const { class: names, className, style } = node.properties
  const classes = [names ?? [], className ?? []].flat().map(String)
  if (typeof style === 'string') {
    const name = styleClass(style)
    styles[name] = style
    classes.push(name)
  }
  const inside = node.children.map((child) => toHtml(child, styles)).join('')
  if (classes.length === 0) return inside
  return `<span class="${escapeAttribute(classes.join(' '))}">${inside}</span>`
}
