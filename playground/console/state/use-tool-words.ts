import { toolWords, type ToolWords } from '../props/tool-words.ts'
import type { ConsoleWords } from '../props/words.ts'
import { useConsole } from './context.ts'

/**
 * The strings of the dialog and its tools. Includes the English ones, so use it only in lazily
 * loaded parts.
 */
export function useToolWords(): ConsoleWords & ToolWords {
  const { words } = useConsole()
  // The context contains the page's strings that differ from English.
  return { ...toolWords, ...words }
}
