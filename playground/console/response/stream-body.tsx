import { fillIn } from '../../../runtime/kit/fill-in.ts'
import { useRef } from 'preact/hooks'
import { useConsole } from '../state/context.ts'
import { textDecoder } from './decode-chunks.ts'
import { formatJson } from './format-json.ts'
import { streamParser, type StreamEvent } from './parse-stream.ts'

interface StreamBodyProps {
  chunks: readonly Uint8Array[]
  type: string
  contentType: string
  /** All chunks have been received. */
  isComplete: boolean
}

/** Number of events shown. Earlier ones are only counted. */
const MAX_EVENTS = 200

/** The events of a stream, latest last. */
export function StreamBody(props: StreamBodyProps) {
  const { chunks, type, contentType, isComplete } = props
  const { strings } = useConsole()
  const stream = useRef({
    decoder: textDecoder(contentType),
    parse: streamParser(type),
    read: 0,
    count: 0,
    lines: 0,
    events: [] as StreamEvent[],
  }).current
  // Parse each chunk once, regardless of renders, and then the end.
  while (stream.read < chunks.length + Number(isComplete)) {
    const chunk = chunks[stream.read++]
    const text = stream.decoder.decode(chunk, { stream: chunk !== undefined })
    const events = stream.parse(text, chunk === undefined)
    stream.count += events.filter(({ isComment }) => !isComment).length
    stream.lines += events.length
    stream.events = [...stream.events, ...events].slice(-MAX_EVENTS)
  }
  const earlier = stream.lines - stream.events.length
  return (
    <div class="console-code" tabIndex={0} role="group" aria-label={strings.response}>
      <p class="console-note">
        {fillIn(strings.events, { count: stream.count })}{' '}
        {earlier > 0 && fillIn(strings.earlierEvents, { count: earlier })}
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
  // `[DONE]`, which ends streams of OpenAI-compatible APIs, looks like an array.
  return /^\s*[[{]/.test(data) && data !== '[DONE]' && data.length < 16_000
    ? [...formatJson([data])].join('')
    : data
}
