import type { BuiltRequest } from '../request/built-request.ts'
import type { ExportContext } from '../samples/exports/write-export.ts'
import type { ConsoleSettings } from './props/console-props.ts'
import { ResponsePanel } from './response/response-panel.tsx'
import { SamplePanel } from './sample-panel.tsx'
import type { HttpExchange } from './send/http-exchange.ts'

interface DialogResultsProps {
  /** With secrets masked unless `revealed`. */
  request: BuiltRequest
  context: ExportContext
  settings: ConsoleSettings
  /** There are secrets that can be revealed. */
  secret: boolean
  revealed: boolean
  onReveal: (revealed: boolean) => void
  exchange: HttpExchange
}

/** The request as code, and the response. */
export function DialogResults({ exchange, ...sample }: DialogResultsProps) {
  return (
    <div class="console-results">
      <SamplePanel {...sample} />
      <ResponsePanel exchange={exchange} />
    </div>
  )
}
