import type { Element } from 'hast'
import type { Code } from 'mdast'
import { attributeOf, textOfCode } from '../../theme/markdown/elements.ts'

/** Writes a code fence. Undefined if its info string has special characters. */
export function writeFence(element: Element): string | undefined {
  const { lang, meta, value } = fenceCode(element)
  if (lang && !/^[^\s&`\\]*$/.test(lang)) return undefined
  if (meta && (!lang || !/^[^&`\\]*$/.test(meta))) return undefined
  const info = [lang, meta].filter(Boolean).join(' ')
  const longest = Math.max(2, ...[...value.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${info}\n${value === '' ? '' : `${value}\n`}${fence}`
}

/** A code block with its language and title as the author wrote them. */
export function fenceCode(element: Element): Code {
  const [first] = element.children
  const code = textOfCode(element)
  const title = attributeOf(element, 'dataTitle')
  const lang =
    attributeOf(element, 'dataLanguage') ??
    (first?.type === 'element' ? languageOf(first) : undefined) ??
    (title === undefined ? null : 'text')
  return {
    type: 'code',
    lang,
    meta: title?.replace(/\s+/g, ' ').replaceAll('`', "'") ?? null,
    value: code.endsWith('\n') ? code.slice(0, -1) : code,
  }
}

function languageOf(code: Element): string | undefined {
  return /(?:^| )language-(\S+)/.exec(attributeOf(code, 'className') ?? '')?.[1]
}
