import { createContext } from 'preact'
import { useContext, useState } from 'preact/hooks'
import type { SchemaSource } from '../../document/schema/flat-schema.ts'
import { consoleWords, type ConsoleWords } from '../props/words.ts'

export interface ConsoleContextValue {
  words: ConsoleWords
  /** Where the references of the operation's schemas lead. */
  source: SchemaSource
  /** Set once the reader sent the request: problems show even where nothing was typed. */
  checked: boolean
}

export const ConsoleContext = createContext<ConsoleContextValue>({
  words: consoleWords,
  source: { schemas: {} },
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
