import type { Failure } from './explain-failure.ts'
import type { ResponseHead } from './send-request.ts'

/** Seconds to wait for the response headers. */
export const RESPONSE_TIMEOUT_SECONDS = 30

/** The state of a request and its response. */
export type HttpExchange =
  | { phase: 'idle' }
  | { phase: 'waiting' }
  | (Received & { phase: 'receiving' })
  | (Received & { phase: 'done'; ms: number; cut: boolean })
  | { phase: 'failed'; failure: Failure }

/** A response, as far as it has been received. `bytes` is the length of all chunks. */
export interface Received {
  head: ResponseHead
  /** Appended to in place while the response is being received. */
  chunks: Uint8Array[]
  bytes: number
}

/**
 * The author's choices for sending: a proxy's URL, and whether to send cookies of the API's host.
 */
export interface ExchangeOptions {
  proxy: string | undefined
  credentials: boolean
}
