import type { Strings } from '../strings/en.ts'

const keys = [
  'keyboardShortcuts',
  'shortcutTabs',
  'shortcutClose',
  'close',
] as const satisfies (keyof Strings)[]

/** The words of the help for the keyboard; islands take words as props. */
export type ShortcutWords = Record<(typeof keys)[number], string>

/** Picks them from the words of a language. */
export function shortcutWords(strings: Strings): ShortcutWords {
  return Object.fromEntries(keys.map((key) => [key, strings[key]])) as ShortcutWords
}
