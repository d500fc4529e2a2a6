import { useEffect, useRef, useState } from 'preact/hooks'
import { useConsole } from '../state/context.ts'
import { cutText, decodeChunks } from './decode-chunks.ts'
import { formatJson } from './format-json.ts'
import { formatXml } from './format-xml.ts'

interface TextBodyProps {
  chunks: readonly Uint8Array[]
  contentType: string
  format: 'json' | 'xml' | 'text'
}

/** Number of 16 KB blocks rendered at a time. */
const BATCH = 8

/**
 * Text that is formatted lazily: further blocks are rendered when the reader scrolls near the
 * end, so that 20 MB cost no more than one screen.
 */
export function TextBody({ chunks, contentType, format }: TextBodyProps) {
  const { strings } = useConsole()
  const [source] = useState(() => formatText(chunks, contentType, format))
  const [blocks, setBlocks] = useState<string[]>(() => take(source))
  const [done, setDone] = useState(false)
  const end = useRef<HTMLButtonElement>(null)

  function more() {
    const next = take(source)
    if (next.length < BATCH) setDone(true)
    setBlocks((shown) => [...shown, ...next])
  }

  const complete = done || blocks.length < BATCH
  useEffect(() => {
    if (complete || !end.current) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && more(),
      { rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [blocks.length, complete])

  return (
    <div class="console-code" tabIndex={0} role="group" aria-label={strings.response}>
      <pre>
        <code>
          {blocks.map((block, index) => (
            <span class="console-block" key={index}>
              {block}
            </span>
          ))}
        </code>
      </pre>
      {!complete && (
        <button type="button" class="console-button" ref={end} onClick={more}>
          {strings.showMore}
        </button>
      )}
    </div>
  )
}

/** Formats the whole text, in pieces. */
export function formatText(
  chunks: readonly Uint8Array[],
  contentType: string,
  format: TextBodyProps['format'],
): Generator<string> {
  const pieces = decodeChunks(chunks, contentType)
  if (format === 'json') return formatJson(pieces)
  return format === 'xml' ? formatXml(pieces) : cutText(pieces)
}

function take(source: Generator<string>): string[] {
  const blocks: string[] = []
  while (blocks.length < BATCH) {
    const next = source.next()
    if (next.done) break
    blocks.push(next.value)
  }
  return blocks
}
