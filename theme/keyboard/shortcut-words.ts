import type { Strings } from '../strings/en.ts'

const keys = [
  'keyboardShortcuts',
  'shortcutTabs',
  'shortcutClose',
  'close',
] as const satisfies (keyof Strings)[]

/** UI strings of the shortcuts dialog. Islands receive strings as props. */
export type ShortcutWords = Record<(typeof keys)[number], string>

/** Picks them from the strings of a language. */
export function shortcutWords(strings: Strings): ShortcutWords {
  return Object.fromEntries(keys.map((key) => [key, strings[key]])) as ShortcutWords
}
