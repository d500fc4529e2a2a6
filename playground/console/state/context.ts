import { createContext } from 'preact'
import { useContext, useState } from 'preact/hooks'
import type { SchemaSource } from '../../document/schema/flat-schema.ts'
import { consoleStrings, type ConsoleStrings } from '../props/console-strings.ts'

/** What all fields of a console's form share. */
export interface ConsoleContextValue {
  strings: ConsoleStrings
  /** Resolves the references of the operation's schemas. */
  source: SchemaSource
  /**
   * Set once the reader has tried to send the request: fields then show problems even if
   * untouched.
   */
  checked: boolean
  /** Objects are closed at first, even required ones. */
  folded?: boolean | undefined
}

/** Provided by the console around its fields. Read with `useConsole`. */
export const ConsoleContext = createContext<ConsoleContextValue>({
  strings: consoleStrings,
  source: { schemas: {} },
  checked: false,
})

/** The strings and schemas of the surrounding console. */
export function useConsole(): ConsoleContextValue {
  return useContext(ConsoleContext)
}

let count = 0

/** An id that is unique on the page. Only for components that aren't server-rendered. */
export function useFieldId(): string {
  return useState(() => `console-field-${++count}`)[0]
}
