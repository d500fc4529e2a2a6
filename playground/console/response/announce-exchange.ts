import { fillIn } from '../../../runtime/kit/fill-in.ts'
import type { ConsoleStrings } from '../props/console-strings.ts'
import type { Failure } from '../send/explain-failure.ts'
import {
  RESPONSE_TIMEOUT_SECONDS,
  type HttpExchange,
  type Received,
} from '../send/http-exchange.ts'
import { formatBytes, formatTime } from './format-figures.ts'

/** The announcement for screen readers. Empty while the body is being received. */
export function announceExchange(
  exchange: HttpExchange,
  strings: ConsoleStrings,
): string {
  if (exchange.phase === 'waiting') return strings.sending
  if (exchange.phase === 'failed') return failureText(exchange.failure, strings)
  if (exchange.phase !== 'done') return ''
  return fillIn(strings.responseAnnounced, {
    status: statusLine(exchange),
    time: formatTime(exchange.ms),
    size: formatBytes(exchange.bytes),
  })
}

/** The reason of a failure as text. */
export function failureText({ kind }: Failure, strings: ConsoleStrings): string {
  const texts: Record<Failure['kind'], string> = {
    aborted: strings.requestAborted,
    timeout: fillIn(strings.requestTimedOut, { seconds: RESPONSE_TIMEOUT_SECONDS }),
    offline: strings.requestOffline,
    mixed: strings.requestMixed,
    unreachable: strings.requestUnreachable,
    policy: strings.requestPolicy,
    cors: strings.requestCors,
  }
  return texts[kind]
}

/** `200 OK`. HTTP/2 has no reason phrase. */
export function statusLine({ head }: Pick<Received, 'head'>): string {
  return `${head.status} ${head.statusText}`.trim()
}
