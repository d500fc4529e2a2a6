import { fillIn } from '../../../runtime/kit/fill-in.ts'
import { useRef } from 'preact/hooks'
import { useConsole } from '../state/context.ts'
import { textDecoder } from './decode-chunks.ts'
import { formatJson } from './format-json.ts'
import { streamParser, type StreamEvent } from './parse-stream.ts'

export interface StreamBodyProps {
  chunks: readonly Uint8Array[]
  type: string
  contentType: string
}

/** Events that are shown; earlier ones are only counted. */
const kept = 200

/** Events as they arrive, the last at the end. */
export function StreamBody({ chunks, type, contentType }: StreamBodyProps) {
  const { words } = useConsole()
  const stream = useRef({
    decoder: textDecoder(contentType),
    parse: streamParser(type),
    read: 0,
    count: 0,
    lines: 0,
    events: [] as StreamEvent[],
  }).current
  // Each chunk is read once, however often this renders.
  while (stream.read < chunks.length) {
    const text = stream.decoder.decode(chunks[stream.read++], { stream: true })
    const events = stream.parse(text)
    stream.count += events.filter(({ isComment }) => !isComment).length
    stream.lines += events.length
    stream.events = [...stream.events, ...events].slice(-kept)
  }
  const earlier = stream.lines - stream.events.length
  return (
    <div class="console-code" tabIndex={0} role="group" aria-label={words.response}>
      <p class="console-note">
        {fillIn(words.events, { count: stream.count })}{' '}
        {earlier > 0 && fillIn(words.earlierEvents, { count: earlier })}
      </p>
      <ol class="console-events">
        {stream.events.map(({ name, id, data, isComment }, index) => (
          <li key={earlier + index}>
            {(name || id) && (
              <span class="console-type">{[name, id].filter(Boolean).join(' ')}</span>
            )}
            <pre>{isComment ? `: ${data}` : pretty(data)}</pre>
          </li>
        ))}
      </ol>
    </div>
  )
}

function pretty(data: string): string {
  // The end of a stream of completions looks like a list.
  return /^\s*[[{]/.test(data) && data !== '[DONE]' && data.length < 16_000
    ? [...formatJson([data])].join('')
    : data
}
