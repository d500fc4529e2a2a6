import { useRef, useState } from 'preact/hooks'
import type { BuiltRequest } from '../request/built-request.ts'
import { explainFailure, isMixedContent, type Failure } from './explain-failure.ts'
import { proxied, sendRequest, type ResponseHead } from './send-request.ts'

/** Seconds to wait for the first part of an answer. */
export const patience = 30

/** A request under way, and what came back. */
export type Exchange =
  | { phase: 'idle' }
  | { phase: 'waiting' }
  | (Received & { phase: 'receiving' })
  | (Received & { phase: 'done'; ms: number; cut: boolean })
  | { phase: 'failed'; failure: Failure }

export interface Received {
  head: ResponseHead
  /** Grows in place while the answer comes in. */
  chunks: Uint8Array[]
  bytes: number
}

export interface ExchangeOptions {
  proxy: string | undefined
  credentials: boolean
}

/** Sends requests one at a time, and keeps the state of the last. */
export function useExchange(): {
  exchange: Exchange
  send: (request: BuiltRequest, options: ExchangeOptions) => Promise<void>
  abort: () => void
  clear: () => void
} {
  const [exchange, setExchange] = useState<Exchange>({ phase: 'idle' })
  const running = useRef<AbortController | null>(null)

  async function send(request: BuiltRequest, { proxy, credentials }: ExchangeOptions) {
    const controller = new AbortController()
    running.current?.abort()
    running.current = controller
    const set = (next: Exchange) => {
      if (running.current === controller) setExchange(next)
    }
    const url = proxy
      ? new URL(proxied(proxy, request.url), location.href).href
      : request.url
    if (isMixedContent(url)) return set({ phase: 'failed', failure: { kind: 'mixed' } })

    const started = performance.now()
    const state = { timedOut: false, forbidden: false, shown: 0 }
    const timer = setTimeout(() => {
      state.timedOut = true
      controller.abort()
    }, patience * 1000)
    const onViolation = () => (state.forbidden = true)
    document.addEventListener('securitypolicyviolation', onViolation)
    let received: Received | undefined
    set({ phase: 'waiting' })
    try {
      await sendRequest(request, {
        signal: controller.signal,
        ...(proxy && { proxy }),
        credentials,
        onHead(head) {
          clearTimeout(timer)
          received = { head, chunks: [], bytes: 0 }
          set({ phase: 'receiving', ...received })
        },
        onChunk(chunk) {
          if (!received) return
          received.chunks.push(chunk)
          received.bytes += chunk.byteLength
          // Streams show at once; of a large body the size does, five times a second.
          const now = performance.now()
          if (!isStream(received.head.type) && now - state.shown < 200) return
          state.shown = now
          set({ phase: 'receiving', ...received })
        },
      })
      if (received)
        set({ phase: 'done', ...received, ms: performance.now() - started, cut: false })
    } catch {
      if (received) {
        // What had come stays readable.
        set({ phase: 'done', ...received, ms: performance.now() - started, cut: true })
      } else {
        const failure: Failure = state.timedOut
          ? { kind: 'timeout' }
          : controller.signal.aborted
            ? { kind: 'aborted' }
            : state.forbidden
              ? { kind: 'policy' }
              : await explainFailure(request, { url, credentials })
        set({ phase: 'failed', failure })
      }
    } finally {
      clearTimeout(timer)
      document.removeEventListener('securitypolicyviolation', onViolation)
    }
  }

  return {
    exchange,
    send,
    abort: () => running.current?.abort(),
    clear() {
      running.current?.abort()
      running.current = null
      setExchange({ phase: 'idle' })
    },
  }
}

/** Types that arrive event by event. */
export function isStream(type: string): boolean {
  return /^text\/event-stream$|^application\/(?:x-ndjson|ndjson|jsonl|jsonlines|x-jsonlines|json-seq|stream\+json)$/.test(
    type,
  )
}
