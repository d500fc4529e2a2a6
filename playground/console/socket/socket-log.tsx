import { useEffect, useRef } from 'preact/hooks'
import { fillIn } from '../../../runtime/kit/fill-in.ts'
import { formatJson } from '../response/format-json.ts'
import type { SocketStrings } from './socket-strings.ts'
import type { LogEntry } from './use-socket.ts'

/** Longer messages are truncated. */
const MAX_LENGTH = 20_000

/** The sent and received messages, scrolled to the latest. */
export function SocketLog({
  log,
  dropped,
  strings,
  onClear,
}: {
  log: readonly LogEntry[]
  dropped: number
  strings: SocketStrings
  onClear: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const last = log.at(-1)?.number
  useEffect(() => {
    // Scroll only the list: the reader may be typing the next message.
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [last])
  return (
    <section class="console-section socket-log-section">
      <div class="socket-log-head">
        <h3 class="console-heading">{strings.messages}</h3>
        <button
          type="button"
          class="console-button"
          disabled={log.length === 0}
          onClick={onClear}
        >
          {strings.clear}
        </button>
      </div>
      {dropped > 0 && (
        <p class="console-note">{fillIn(strings.earlierMessages, { count: dropped })}</p>
      )}
      {log.length === 0 && <p class="console-note">{strings.logEmpty}</p>}
      <div
        ref={box}
        class="socket-log-box"
        role="log"
        aria-label={strings.messages}
        tabIndex={0}
      >
        <ol class="socket-log">
          {log.map((entry) => (
            <Entry key={entry.number} entry={entry} strings={strings} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function Entry({
  entry: { kind, text, time },
  strings,
}: {
  entry: LogEntry
  strings: SocketStrings
}) {
  const label =
    kind === 'sent'
      ? strings.messageSent
      : kind === 'received' || kind === 'binary'
        ? strings.messageReceived
        : undefined
  return (
    <li class="socket-entry" data-kind={kind}>
      <p class="socket-entry-head">
        {label && <strong>{label}</strong>}{' '}
        <time dateTime={time.toISOString()}>{time.toLocaleTimeString()}</time>
      </p>
      {label && kind !== 'binary' ? (
        <pre class="socket-text">{shown(text)}</pre>
      ) : (
        <p class="socket-note">{noteOf(kind, text, strings)}</p>
      )}
    </li>
  )
}

function noteOf(kind: LogEntry['kind'], text: string, strings: SocketStrings): string {
  if (kind === 'binary') return fillIn(strings.binaryMessage, { size: `${text} B` })
  if (kind === 'closed') return fillIn(strings.connectionClosed, { code: text })
  return text === 'policy'
    ? strings.requestPolicy
    : text === 'blocked'
      ? strings.badServer
      : strings.connectionFailed
}

/** Formats JSON. Other text, and text that is too long, is shown verbatim. */
function shown(text: string): string {
  const cut = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
  if (!/^\s*[[{]/.test(text) || cut !== text) return cut
  try {
    JSON.parse(text)
  } catch {
    return cut
  }
  return [...formatJson([text])].join('')
}
