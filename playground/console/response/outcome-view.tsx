import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import type { HttpExchange } from '../send/http-exchange.ts'
import { FailureView } from './failure-view.tsx'
import { ResponseView } from './response-view.tsx'

/** What came of a request: a response, as far as it has been received, or a failure. */
export interface OutcomeViewProps {
  exchange: Exclude<HttpExchange, { phase: 'idle' | 'waiting' }>
  /** Scrolled into view: on narrow screens it is below the inputs. */
  panel: RefObject<HTMLElement | null>
}

/** The response, or the reason why there is none. */
export function OutcomeView({ exchange, panel }: OutcomeViewProps) {
  useEffect(() => panel.current?.scrollIntoView({ block: 'nearest' }), [])
  return exchange.phase === 'failed' ? (
    <FailureView failure={exchange.failure} />
  ) : (
    <ResponseView exchange={exchange} />
  )
}
