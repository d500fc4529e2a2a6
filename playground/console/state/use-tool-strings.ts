import { toolStrings, type ToolStrings } from '../props/tool-strings.ts'
import type { ConsoleStrings } from '../props/console-strings.ts'
import { useConsole } from './context.ts'

/**
 * The strings of the dialog and its tools. Includes the English ones, so use it only in lazily
 * loaded parts.
 */
export function useToolStrings(): ConsoleStrings & ToolStrings {
  const { strings } = useConsole()
  // The context contains the page's strings that differ from English.
  return { ...toolStrings, ...strings }
}
