/// <reference types="vite/client" />
import type { Strings } from '../../theme/strings/en.ts'
import { createStringLookup, translationName } from '../../theme/strings/string-lookup.ts'

const modules = import.meta.glob<Record<string, Strings>>('../../theme/strings/*.ts', {
  eager: true,
})

/** All UI strings of the theme, by translation. */
export const languages: Record<string, Strings> = Object.fromEntries(
  Object.entries(modules).flatMap(([file, module]) => {
    const tag = file.replace(/^.*\/|\.ts$/g, '')
    return tag === 'string-lookup' ? [] : [[tag, module[translationName(tag)]!]]
  }),
)

/** The UI strings of a language, as on pages. */
export const stringsFor = createStringLookup(languages)
