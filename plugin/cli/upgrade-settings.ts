import {
  applyEdits,
  modify,
  parse,
  parseTree,
  type FormattingOptions,
} from 'jsonc-parser'
import type { Settings } from '../../runtime/types/settings.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { ReadRef } from '../settings/resolve-refs.ts'
import { parseSettings } from '../settings/parse-settings.ts'
import {
  convertLegacyKeys,
  type JsonRecord,
  type KeyChange,
} from './convert-legacy-keys.ts'
import { writeNavigation } from './write-navigation.ts'

/** What an upgrade gave. */
export interface Upgrade {
  /** The modern file. */
  text: string
  /** Settings that the modern schema has no words for: what is different afterwards. */
  changed: string[]
}

/** Legacy keys that the navigation takes in. */
const NAVIGATION_KEYS = ['tabs', 'anchors', 'versions']

/**
 * Rewrites a legacy settings file in the modern form. Keys that stay keep their
 * place, their format and the comments beside them; a key that is renamed takes the old one's place.
 *
 * Gives the problems where the file cannot be read, and undefined where it is modern already.
 *
 * @param file Its path from the root, as diagnostics name it.
 */
export function upgradeSettings(
  text: string,
  file: string,
  readRef: ReadRef,
): Upgrade | readonly Diagnostic[] | undefined {
  const { settings, diagnostics } = parseSettings(text, file, readRef)
  if (!settings) return diagnostics
  if (settings.schema === 'modern') return undefined
  const old = parse(text.replace(/^\uFEFF/, '')) as JsonRecord
  const changes: KeyChange[] = [
    {
      from: ['navigation', ...NAVIGATION_KEYS],
      to: 'navigation',
      value: writeNavigation(settings.navigation) as JsonRecord,
    },
    ...convertLegacyKeys(old, settings),
  ]
  const upgraded = changes.reduce(applyChange, text)
  const after = parseSettings(upgraded, 'docs.json', readRef).settings
  return {
    text: upgraded,
    changed: after ? differences(settings, after) : ['navigation'],
  }
}

/** Puts one modern key where the first of its legacy keys stood, and takes those away. */
function applyChange(
  text: string,
  { from, to, value, beside = '$schema' }: KeyChange,
): string {
  const formattingOptions = formatOf(text)
  const keys = rootKeys(text)
  let edited = text
  if (to !== undefined && keys.includes(to)) {
    edited = applyEdits(edited, modify(edited, [to], value, { formattingOptions }))
  } else if (to !== undefined) {
    const places = from.map((key) => keys.indexOf(key)).filter((index) => index >= 0)
    const place = places.length > 0 ? Math.min(...places) : keys.indexOf(beside) + 1
    edited = applyEdits(
      edited,
      modify(edited, [to], value, {
        formattingOptions,
        getInsertionIndex: () => place,
      }),
    )
  }
  for (const key of from) {
    // A key may be there twice.
    while (key !== to && rootKeys(edited).includes(key))
      edited = applyEdits(edited, modify(edited, [key], undefined, { formattingOptions }))
  }
  return edited
}

function rootKeys(text: string): string[] {
  return (parseTree(text)?.children ?? []).map(({ children }) =>
    String(children?.[0]?.value),
  )
}

/** As the file is written: its line ends and the indentation of its first indented line. */
function formatOf(text: string): FormattingOptions {
  const indent = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  '
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  }
}

/**
 * Names of settings that read differently after the upgrade. The name of the theme does not count,
 * since it stands for the layout that legacy files name, nor does the order of keys in API
 * descriptions, which legacy files had sorted.
 */
function differences(before: Settings, after: Settings): string[] {
  const ignored = new Set(['schema', 'file', 'theme'])
  const names = Object.keys({ ...before, ...after }) as (keyof Settings)[]
  return names.filter(
    (name) => !ignored.has(name) && plain(before[name]) !== plain(after[name]),
  )
}

/** Places, the order of keys, and what is absent in one form and empty in the other, do not count. */
function plain(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (key === 'place' || key === 'maintainOrder' || inner === false) return undefined
    if (Array.isArray(inner)) return inner.length === 0 ? undefined : inner
    if (typeof inner !== 'object' || inner === null) return inner
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
