import { fillIn } from '../../../runtime/kit/fill-in.ts'
import { findHeader } from '../../request/built-request.ts'
import { useConsole } from '../state/context.ts'
import { CopyButton } from '../fields/copy-button.tsx'
import type { HttpExchange } from '../send/http-exchange.ts'
import { isStream } from '../send/is-stream.ts'
import { statusLine } from './announce-exchange.ts'
import { fileNameOf } from './file-name-of.ts'
import { formatBytes, formatTime } from './format-figures.ts'
import { MediaBody, useBlobUrl } from './media-body.tsx'
import { StreamBody } from './stream-body.tsx'
import { formatText, TextBody } from './text-body.tsx'
import './response-view.css'

type ReceivedExchange = Extract<HttpExchange, { phase: 'receiving' | 'done' }>

/** The response: status, time, size, headers and body. */
export function ResponseView({ exchange }: { exchange: ReceivedExchange }) {
  const { strings } = useConsole()
  const { head, bytes } = exchange
  const done = exchange.phase === 'done'
  const live = !done && !isStream(head.type)
  return (
    <>
      <p class="console-figures">
        <span class="console-status" data-class={String(head.status)[0]}>
          {statusLine(exchange)}
        </span>
        <span>{formatTime(done ? exchange.ms : head.ms)}</span>
        <span>{formatBytes(bytes)}</span>
        {head.type && <span>{head.type}</span>}
      </p>
      {done && exchange.cut && <p class="console-problem">{strings.requestCut}</p>}
      <details class="console-headers">
        <summary class="console-summary">{`${strings.responseHeaders} (${head.headers.length})`}</summary>
        <dl>
          {head.headers.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p class="console-note">{strings.headersHidden}</p>
      </details>
      {live ? (
        <p class="console-note">
          {fillIn(strings.receiving, { size: formatBytes(bytes) })}
        </p>
      ) : (
        <ResponseBody exchange={exchange} />
      )}
    </>
  )
}

function ResponseBody({ exchange }: { exchange: ReceivedExchange }) {
  const { strings } = useConsole()
  const { head, chunks, bytes } = exchange
  const contentType = findHeader(head.headers, 'content-type') ?? ''
  if (isStream(head.type)) {
    const isComplete = exchange.phase === 'done'
    return <StreamBody {...{ chunks, contentType, isComplete }} type={head.type} />
  }
  if (bytes === 0) return <p class="console-note">{strings.emptyResponse}</p>

  const format = textFormat(head.type, chunks)
  return (
    <>
      <div class="console-row">
        {format && (
          <CopyButton text={() => collect(formatText(chunks, contentType, format))} />
        )}
        <Download
          chunks={chunks}
          name={fileNameOf(findHeader(head.headers, 'content-disposition'), head.type)}
        />
      </div>
      {format ? (
        <TextBody chunks={chunks} contentType={contentType} format={format} />
      ) : (
        <Media chunks={chunks} type={head.type} />
      )}
    </>
  )
}

/** Joins the pieces, yielding to the event loop every 10 ms so that the page stays responsive. */
async function collect(pieces: Iterable<string>): Promise<string> {
  let text = ''
  let started = performance.now()
  for (const piece of pieces) {
    text += piece
    if (performance.now() - started < 10) continue
    await new Promise((resolve) => setTimeout(resolve))
    started = performance.now()
  }
  return text
}

function Download({ chunks, name }: { chunks: readonly Uint8Array[]; name: string }) {
  const { strings } = useConsole()
  // A binary type, so that the browser saves HTML instead of opening it.
  const url = useBlobUrl(chunks, 'application/octet-stream')
  return (
    <a class="console-button" href={url} download={name}>
      {strings.download}
    </a>
  )
}

function Media({ chunks, type }: { chunks: readonly Uint8Array[]; type: string }) {
  const { strings } = useConsole()
  const url = useBlobUrl(chunks, type)
  const shown = /^(?:image|audio|video)\//.test(type) && url
  return shown ? <MediaBody url={url} type={type} label={strings.response} /> : null
}

/** How to display the body as text; `undefined` for binary data. */
function textFormat(
  type: string,
  chunks: readonly Uint8Array[],
): 'json' | 'xml' | 'text' | undefined {
  if (/[/+]json$/.test(type)) return 'json'
  if (type === 'image/svg+xml') return undefined
  if (/[/+]xml$/.test(type)) return 'xml'
  if (/^text\/|javascript|yaml|graphql|x-www-form-urlencoded/.test(type)) return 'text'
  if (type !== '') return undefined
  // Without a content type: binary if the beginning contains a NUL byte.
  return chunks[0]?.subarray(0, 1024).includes(0) ? undefined : 'text'
}
