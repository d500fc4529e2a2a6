import { attributes } from '../../theme/components/about.ts'
import { isTag } from '../mdx/tag.ts'
import { isOfOtherGenerator } from '../render/describe-missing-import.ts'
import { findImports, type ImportStatement } from '../site/find-imports.ts'
import type { Conversion, TextEdit } from './conversion.ts'
import { visitNodes, type ForeignPage } from './foreign-page.ts'

/** Removes imported components that the theme has, or that are no longer used. */
export function convertImports(page: ForeignPage): Conversion[] {
  const all = findImports(page.text).filter(({ start, isIndented }) => {
    const at = page.codeAt(start)
    return (
      !isIndented && start >= page.bodyStart && (at === undefined || at === 'mdxjsEsm')
    )
  })
  const foreign = all.filter(({ from }) => isOfOtherGenerator(from))
  if (foreign.length === 0) return []
  const code = codeOf(page, all)
  const isNeedless = (name: string, imported: string) =>
    (Object.hasOwn(attributes, name) && (imported === name || imported === 'default')) ||
    !new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(code)
  const removed = foreign.filter(({ bindings }) =>
    bindings.every(({ local, imported }) => isNeedless(local, imported)),
  )
  const ranges = removed.map((each) => lineRange(page, each))
  const partial = foreign.flatMap((each): Conversion[] => {
    if (removed.includes(each)) return []
    const kept = each.bindings.filter(
      ({ local, imported }) => !isNeedless(local, imported),
    )
    if (kept.length === each.bindings.length) return []
    return [
      { kind: 'import', edits: [{ ...clauseRange(page, each), text: clauseOf(kept) }] },
    ]
  })
  return [
    ...ranges.map((range): Conversion => ({
      kind: 'import',
      edits: [withBlank(page, range, ranges)],
    })),
    ...partial,
  ]
}

/** Names of tags, and code outside of imports. */
function codeOf({ tree, format, text }: ForeignPage, imports: ImportStatement[]): string {
  const code: string[] = []
  visitNodes(tree, (node) => {
    if (isTag(node)) {
      code.push(node.name ?? '')
      for (const attribute of node.attributes) {
        const { value } = attribute
        code.push(typeof value === 'object' && value ? value.value : '')
        if (attribute.type === 'mdxJsxExpressionAttribute') code.push(attribute.value)
      }
    } else if (node.type.startsWith('mdx') && 'value' in node) code.push(node.value)
  })
  if (format === 'md') code.push(...(text.match(/<[A-Z][\w.]*/g) ?? []))
  const written = code.join('\n')
  return imports.reduce(
    (rest, { start, end }) => rest.replace(text.slice(start, end), ''),
    written,
  )
}

function lineRange({ text }: ForeignPage, { start, end }: ImportStatement): TextEdit {
  const [rest = ''] = /^[ \t]*;?[ \t]*(?:\r?\n|$)/.exec(text.slice(end)) ?? []
  return { start, end: end + rest.length, text: '' }
}

/** Also removes the empty line below, if there is one above or nothing. */
function withBlank(
  { text, bodyStart }: ForeignPage,
  range: TextEdit,
  removed: readonly TextEdit[],
): TextEdit {
  let top = range.start
  for (const each of removed.toReversed()) if (each.end === top) top = each.start
  const above = text.slice(bodyStart, top)
  const isSeparated = above.trim() === '' || /\n[ \t]*\r?\n$/.test(above.slice(-200))
  const [blank] = /^[ \t]*\r?\n/.exec(text.slice(range.end)) ?? []
  if (!isSeparated || blank === undefined) return range
  return { ...range, end: range.end + blank.length }
}

function clauseRange({ text }: ForeignPage, { start, end }: ImportStatement) {
  const [, before = '', clause = ''] =
    /^(\s*import\s+)([^]*?)\s*\bfrom\s*["']/.exec(text.slice(start, end)) ?? []
  return { start: start + before.length, end: start + before.length + clause.length }
}

function clauseOf(bindings: ImportStatement['bindings']): string {
  const named = bindings.flatMap(({ local, imported }) => {
    if (imported === 'default' || imported === '*') return []
    return imported === local ? local : `${imported} as ${local}`
  })
  return [
    ...bindings.flatMap(({ local, imported }) =>
      imported === 'default' ? local : imported === '*' ? `* as ${local}` : [],
    ),
    ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : []),
  ].join(', ')
}
