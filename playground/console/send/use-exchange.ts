import { useRef, useState } from 'preact/hooks'
import type { BuiltRequest } from '../../request/built-request.ts'
import type { ExchangeOptions, HttpExchange } from './http-exchange.ts'

/** Sends one request at a time, and holds the state of the latest. */
export function useExchange(): {
  exchange: HttpExchange
  send: (request: BuiltRequest, options: ExchangeOptions) => Promise<void>
  abort: () => void
  clear: () => void
} {
  const [exchange, setExchange] = useState<HttpExchange>({ phase: 'idle' })
  const running = useRef<AbortController | null>(null)

  async function send(request: BuiltRequest, options: ExchangeOptions) {
    const controller = new AbortController()
    running.current?.abort()
    running.current = controller
    const report = (next: HttpExchange) => {
      if (running.current === controller) setExchange(next)
    }
    report({ phase: 'waiting' })
    try {
      // Lazily loaded: most readers who open the dialog don't send anything.
      const { exchangeRequest } = await import('./exchange-request.ts')
      await exchangeRequest(request, options, controller, report)
    } catch {
      report({
        phase: 'failed',
        failure: { kind: navigator.onLine ? 'unreachable' : 'offline' },
      })
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
