import { applyEdits, modify, parse, parseTree } from 'jsonc-parser'
import { byCodeUnit } from '../kit/by-code-unit.ts'
import { jsonFormat } from './json-format.ts'
import type { Settings } from '../../runtime/types/settings.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { ReadRef } from '../settings/resolve-refs.ts'
import { parseSettings } from '../settings/parse-settings.ts'
import {
  convertLegacyKeys,
  type JsonRecord,
  type KeyChange,
} from './convert-legacy-keys.ts'
import { paintAnchors } from './paint-anchors.ts'
import { writeNavigation } from '../settings/write-navigation.ts'

/** The result of an upgrade. */
interface Upgrade {
  /** The file in the modern schema. */
  text: string
  /** Settings that the modern schema can't express exactly, so that they differ afterwards. */
  changed: string[]
}

/** Legacy keys that become a part of `navigation`. */
const NAVIGATION_KEYS = ['tabs', 'anchors', 'versions']

/**
 * Converts a legacy settings file to the modern schema. Unchanged keys keep their position,
 * formatting and adjacent comments. A renamed key takes the position of the old one.
 *
 * @param file Its path relative to the root, for diagnostics.
 * @returns The upgrade, diagnostics if the file is invalid, or undefined if it is already
 *   modern.
 */
export function upgradeSettings(
  text: string,
  file: string,
  readRef: ReadRef,
): Upgrade | readonly Diagnostic[] | undefined {
  const { settings: read, diagnostics } = parseSettings(text, file, readRef)
  if (!read) return diagnostics
  if (read.schema === 'modern') return undefined
  const settings = paintAnchors(read)
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

/** Inserts a modern key in place of the first of its legacy keys, and removes those. */
function applyChange(
  text: string,
  { from, to, value, beside = '$schema' }: KeyChange,
): string {
  const formattingOptions = jsonFormat(text)
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
    // The key may be duplicated.
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

/**
 * Names of settings that differ after the upgrade. Ignores the theme, which replaces the layout
 * of legacy files, and the order of keys in API descriptions, which legacy files sorted.
 */
function differences(before: Settings, after: Settings): string[] {
  const ignored = new Set(['schema', 'file', 'theme'])
  const names = Object.keys({ ...before, ...after }) as (keyof Settings)[]
  return names.filter(
    (name) => !ignored.has(name) && plain(before[name]) !== plain(after[name]),
  )
}

/** Positions, and what modern files have no key for. */
const IGNORED = new Set(['place', 'maintainOrder', 'prefix'])

/**
 * Serializes a setting, ignoring positions, key order, and whether something is absent or
 * empty. Ignores the `prefix` of a division, too: it decides which of several tabs is active on a
 * page that all of them list.
 */
function plain(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (IGNORED.has(key) || inner === false) return undefined
    if (Array.isArray(inner)) return inner.length === 0 ? undefined : inner
    if (typeof inner !== 'object' || inner === null) return inner
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => byCodeUnit(a, b)))
  })
}
