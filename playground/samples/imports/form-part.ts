/** One part of a form that curl is given with `--form`. */
export interface CommandPart {
  name: string
  /** Empty for a file. */
  value: string
  type?: string
  /** Its content is a file on the reader's disk. */
  file?: string
}

/**
 * `name=content;type=text/csv` of `--form`, with content in quotes or not; `@` and `<` name files.
 *
 * @param plain of `--form-string`: everything behind the first `=` is content.
 * @returns undefined where there is no name.
 */
export function readPart(text: string, plain: boolean): CommandPart | undefined {
  const at = text.indexOf('=')
  if (at <= 0) return undefined
  const name = text.slice(0, at)
  const written = text.slice(at + 1)
  if (plain) return { name, value: written }

  const sign = /^[@<]/.exec(written)?.[0] ?? ''
  const [content, end] = readContent(written, sign.length)
  const type = /;\s*type=([^;]+(?:;\s*charset=[^;]+)?)/i.exec(written.slice(end))?.[1]
  return {
    name,
    value: sign ? '' : content,
    ...(type && { type: type.trim() }),
    ...(sign && { file: content }),
  }
}

/** The content from a place on, and the place behind it. */
function readContent(text: string, start: number): [content: string, end: number] {
  if (text[start] !== '"') {
    // Only what curl knows ends the content: JSON may hold semicolons.
    const end = /;\s*(?:type|filename|headers|encoder)=/i.exec(text.slice(start))?.index
    return end === undefined
      ? [text.slice(start), text.length]
      : [text.slice(start, start + end), start + end]
  }
  let content = ''
  let at = start + 1
  for (; at < text.length && text[at] !== '"'; at++) {
    if (text[at] === '\\' && /["\\]/.test(text[at + 1] ?? '')) at++
    content += text[at] ?? ''
  }
  return [content, at + 1]
}
