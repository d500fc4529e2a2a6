import type { ConsoleOperation } from '../props/console-props.ts'
import type { TypedRequest } from '../state/use-request-values.ts'

/** What every tool beside the form gets. */
export interface ToolProps {
  operation: ConsoleOperation
  /** Absolute address that relative servers stand on. */
  base: string
  typed: TypedRequest
}
