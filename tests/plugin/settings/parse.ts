import { formatDiagnostic } from '../../../runtime/kit/diagnostic.ts'
import { parseSettings } from '../../../plugin/settings/parse-settings.ts'
import type { ParsedSettings } from '../../../plugin/settings/parse-settings.ts'
import type { NavigationEntry, Settings } from '../../../runtime/types/settings.ts'

/** Settings as text, or as a value to be formatted. */
export type Written = string | object

export function parse(
  written: Written,
  files: Record<string, Written> = {},
): ParsedSettings {
  return parseSettings(toText(written), 'docs.json', (file) =>
    Object.hasOwn(files, file) ? toText(files[file]!) : undefined,
  )
}

/** The formatted diagnostics. */
export function complaints(written: Written, files?: Record<string, Written>): string {
  return parse(written, files).diagnostics.map(formatDiagnostic).join('\n')
}

/** The settings of a valid file. Fails with the formatted diagnostics otherwise. */
export function settingsOf(written: Written, files?: Record<string, Written>): Settings {
  const { settings, diagnostics } = parse(written, files)
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  if (!settings || errors.length > 0)
    throw new Error(errors.map(formatDiagnostic).join('\n'))
  return settings
}

/** A modern file with one page and the given keys. */
export function modern(rest: object = {}): object {
  return { name: 'Docs', navigation: { pages: ['index'] }, ...rest }
}

/** A legacy file with one page and the given keys. */
export function legacy(rest: object = {}): object {
  return { name: 'Docs', navigation: [{ group: 'Start', pages: ['index'] }], ...rest }
}

/** Formats a navigation tree, one entry per line. */
export function outline(entries: readonly NavigationEntry[], depth = 0): string {
  return entries.map((entry) => outlineEntry(entry, depth)).join('')
}

function outlineEntry(entry: NavigationEntry, depth: number): string {
  const indent = '  '.repeat(depth)
  if (entry.kind === 'page') return `${indent}${entry.ref}\n`
  const marks = [
    entry.kind !== 'group' && entry.href && `-> ${entry.href}`,
    entry.kind !== 'group' && entry.default && '(default)',
    entry.kind !== 'group' && entry.hiddenUntilActive && '(hidden until active)',
    entry.hidden && '(hidden)',
    entry.openapi &&
      `[${entry.openapi.map(({ source, directory }) => `${source} in ${directory ?? ''}`).join(', ')}]`,
  ].filter(Boolean)
  const line = [`${indent}${entry.kind}`, JSON.stringify(entry.name), ...marks].join(' ')
  const global = entry.kind !== 'group' && entry.global?.length
  const below = global ? `${indent}  global:\n${outline(entry.global!, depth + 2)}` : ''
  return `${line}\n${below}${outline(entry.children, depth + 1)}`
}

function toText(written: Written): string {
  return typeof written === 'string' ? written : JSON.stringify(written, null, 2)
}
