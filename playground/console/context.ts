import { createContext } from 'preact'
import { useContext, useState } from 'preact/hooks'
import type { Schemas } from './resolve-schema.ts'
import { consoleWords, type ConsoleWords } from './words.ts'

export interface ConsoleContextValue {
  words: ConsoleWords
  schemas: Schemas
  /** Set once the reader sent the request: problems show even where nothing was typed. */
  checked: boolean
}

export const ConsoleContext = createContext<ConsoleContextValue>({
  words: consoleWords,
  schemas: {},
  checked: false,
})

/** Words and schemas of the playground around a component. */
export function useConsole(): ConsoleContextValue {
  return useContext(ConsoleContext)
}

let count = 0

/** An id that no other element of the page has. Browser only. */
export function useFieldId(): string {
  return useState(() => `console-field-${++count}`)[0]
}
