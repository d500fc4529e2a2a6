import { fillIn } from '../../../runtime/kit/fill-in.ts'
import type { ConsoleWords } from '../props/words.ts'
import type { HttpExchange } from '../send/use-exchange.ts'
import { failureText } from './failure-view.tsx'
import { formatBytes, formatTime } from './format-figures.ts'
import { statusLine } from './response-view.tsx'

/** The announcement for screen readers; empty while a body is being received. */
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
