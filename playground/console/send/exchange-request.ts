import type { BuiltRequest } from '../../request/built-request.ts'
import { explainFailure, isMixedContent, type Failure } from './explain-failure.ts'
import {
  RESPONSE_TIMEOUT_SECONDS,
  type ExchangeOptions,
  type HttpExchange,
  type Received,
} from './http-exchange.ts'
import { isStream } from './is-stream.ts'
import { proxyUrl, sendRequest, type ResponseHead } from './send-request.ts'

/** Sends a request and reports each phase of the exchange. */
export async function exchangeRequest(
  request: BuiltRequest,
  { proxy, credentials }: ExchangeOptions,
  controller: AbortController,
  report: (exchange: HttpExchange) => void,
): Promise<void> {
  const url = proxy
    ? new URL(proxyUrl(proxy, request.url), location.href).href
    : request.url
  if (isMixedContent(url)) return report({ phase: 'failed', failure: { kind: 'mixed' } })

  const started = performance.now()
  const state = { timedOut: false, forbidden: false }
  const timer = setTimeout(() => {
    state.timedOut = true
    controller.abort()
  }, RESPONSE_TIMEOUT_SECONDS * 1000)
  const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'connect-src') state.forbidden = true
  }
  document.addEventListener('securitypolicyviolation', onViolation)
  const receiver = new Receiver(report)
  const finish = (received: Received, cut: boolean) =>
    report({ phase: 'done', ...received, ms: performance.now() - started, cut })
  report({ phase: 'waiting' })
  try {
    await sendRequest(request, {
      signal: controller.signal,
      ...(proxy && { proxy }),
      credentials,
      onHead(head) {
        clearTimeout(timer)
        receiver.start(head)
      },
      onChunk: (chunk) => receiver.add(chunk),
    })
    if (receiver.received) finish(receiver.received, false)
  } catch {
    // Keep the part that was received.
    if (receiver.received) return finish(receiver.received, true)
    // The `securitypolicyviolation` event is dispatched after `fetch` rejects.
    await new Promise((resolve) => setTimeout(resolve))
    const failure: Failure = state.timedOut
      ? { kind: 'timeout' }
      : controller.signal.aborted
        ? { kind: 'aborted' }
        : state.forbidden
          ? { kind: 'policy', origin: new URL(url).origin }
          : await explainFailure(request, { url, credentials })
    report({ phase: 'failed', failure })
  } finally {
    clearTimeout(timer)
    document.removeEventListener('securitypolicyviolation', onViolation)
  }
}

/** Collects the response and reports progress. */
class Receiver {
  received: Received | undefined
  #reported = 0
  readonly #report: (exchange: HttpExchange) => void

  constructor(report: (exchange: HttpExchange) => void) {
    this.#report = report
  }

  start(head: ResponseHead): void {
    this.received = { head, chunks: [], bytes: 0 }
    this.#report({ phase: 'receiving', ...this.received })
  }

  add(chunk: Uint8Array): void {
    const { received } = this
    if (!received) return
    received.chunks.push(chunk)
    received.bytes += chunk.byteLength
    // Report each chunk of a stream. For other responses only the size is shown, so five reports
    // per second are enough.
    const now = performance.now()
    if (!isStream(received.head.type) && now - this.#reported < 200) return
    this.#reported = now
    this.#report({ phase: 'receiving', ...received })
  }
}
