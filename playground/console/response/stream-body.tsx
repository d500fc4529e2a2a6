import { useRef } from 'preact/hooks'
import { useConsole } from '../context.ts'
import { fill } from '../words.ts'
import { textDecoder } from './decode-chunks.ts'
import { formatJson } from './format-json.ts'
import { streamParser, type StreamEvent } from './parse-stream.ts'

export interface StreamBodyProps {
  chunks: readonly Uint8Array[]
  type: string
  contentType: string
}

/** Events kept in sight; earlier ones are counted. */
const kept = 200

/** Events as they arrive, the last at the end. */
export function StreamBody({ chunks, type, contentType }: StreamBodyProps) {
  const { words } = useConsole()
  const stream = useRef({
    decoder: textDecoder(contentType),
    parse: streamParser(type),
    read: 0,
    count: 0,
    events: [] as StreamEvent[],
  }).current
  // Each chunk is read once, however often this draws.
  while (stream.read < chunks.length) {
    const text = stream.decoder.decode(chunks[stream.read++], { stream: true })
    const events = stream.parse(text)
    stream.count += events.length
    stream.events = [...stream.events, ...events].slice(-kept)
  }
  const earlier = stream.count - stream.events.length
  return (
    <div class="console-code" tabIndex={0} role="group" aria-label={words.response}>
      <p class="console-note">
        {fill(words.events, { count: stream.count })}{' '}
        {earlier > 0 && fill(words.earlierEvents, { count: earlier })}
      </p>
      <ol class="console-events">
        {stream.events.map(({ name, id, data }, index) => (
          <li key={earlier + index}>
            {(name || id) && (
              <span class="console-type">{[name, id].filter(Boolean).join(' ')}</span>
            )}
            <pre>{pretty(data)}</pre>
          </li>
        ))}
      </ol>
    </div>
  )
}

function pretty(data: string): string {
  return /^\s*[[{]/.test(data) && data.length < 16_000
    ? [...formatJson([data])].join('')
    : data
}
