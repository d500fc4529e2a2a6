import { toolWords, type ToolWords } from '../props/tool-words.ts'
import type { ConsoleWords } from '../props/words.ts'
import { useConsole } from './context.ts'

/** Words of the dialog and of its tools. Only for parts that are fetched late: it brings the English ones. */
export function useToolWords(): ConsoleWords & ToolWords {
  const { words } = useConsole()
  // What the page passes is among the words, as far as it differs from the English.
  return { ...toolWords, ...words }
}
