import type { Strings } from '../strings/en.ts'

const keys = [
  'keyboardShortcuts',
  'shortcutTabs',
  'shortcutClose',
  'close',
] as const satisfies (keyof Strings)[]

/** UI strings of the shortcuts dialog. Islands receive strings as props. */
export type ShortcutStrings = Record<(typeof keys)[number], string>

/** Picks them from the strings of a language. */
export function shortcutStrings(strings: Strings): ShortcutStrings {
  return Object.fromEntries(keys.map((key) => [key, strings[key]])) as ShortcutStrings
}
