import type { ConsoleOperation } from '../props/console-props.ts'
import type { TypedRequest } from '../state/use-request-values.ts'

/** Props of every tool. */
export interface ToolProps {
  operation: ConsoleOperation
  /** Absolute URL against which relative servers are resolved. */
  base: string
  typed: TypedRequest
}
