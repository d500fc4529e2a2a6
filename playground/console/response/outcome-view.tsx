import type { HttpExchange } from '../send/http-exchange.ts'
import { FailureView } from './failure-view.tsx'
import { ResponseView } from './response-view.tsx'

interface OutcomeViewProps {
  exchange: Exclude<HttpExchange, { phase: 'idle' | 'waiting' }>
}

/** The response, or the reason why there is none. */
export function OutcomeView({ exchange }: OutcomeViewProps) {
  return exchange.phase === 'failed' ? (
    <FailureView failure={exchange.failure} />
  ) : (
    <ResponseView exchange={exchange} />
  )
}
