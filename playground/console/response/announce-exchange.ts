import { fillIn } from '../../../runtime/kit/fill-in.ts'
import type { ConsoleWords } from '../props/words.ts'
import type { Failure } from '../send/explain-failure.ts'
import { patience, type HttpExchange, type Received } from '../send/http-exchange.ts'
import { formatBytes, formatTime } from './format-figures.ts'

/** The announcement for screen readers. Empty while the body is being received. */
export function announceExchange(exchange: HttpExchange, words: ConsoleWords): string {
  if (exchange.phase === 'waiting') return words.sending
  if (exchange.phase === 'failed') return failureText(exchange.failure, words)
  if (exchange.phase !== 'done') return ''
  return fillIn(words.responseAnnounced, {
    status: statusLine(exchange),
    time: formatTime(exchange.ms),
    size: formatBytes(exchange.bytes),
  })
}

/** The reason of a failure as text. */
export function failureText({ kind }: Failure, words: ConsoleWords): string {
  const texts: Record<Failure['kind'], string> = {
    aborted: words.requestAborted,
    timeout: fillIn(words.requestTimedOut, { seconds: patience }),
    offline: words.requestOffline,
    mixed: words.requestMixed,
    unreachable: words.requestUnreachable,
    policy: words.requestPolicy,
    cors: words.requestCors,
  }
  return texts[kind]
}

/** `200 OK`. HTTP/2 has no reason phrase. */
export function statusLine({ head }: Pick<Received, 'head'>): string {
  return `${head.status} ${head.statusText}`.trim()
}
