import type { Failure } from './explain-failure.ts'
import type { ResponseHead } from './send-request.ts'

/** Seconds to wait for the first part of a response. */
export const patience = 30

/** A request under way, and what came back. */
export type HttpExchange =
  | { phase: 'idle' }
  | { phase: 'waiting' }
  | (Received & { phase: 'receiving' })
  | (Received & { phase: 'done'; ms: number; cut: boolean })
  | { phase: 'failed'; failure: Failure }

export interface Received {
  head: ResponseHead
  /** Grows in place while the response comes in. */
  chunks: Uint8Array[]
  bytes: number
}

export interface ExchangeOptions {
  proxy: string | undefined
  credentials: boolean
}
