/** One `--form` argument of curl. */
export interface CommandPart {
  name: string
  /** Empty for a file. */
  value: string
  type?: string
  /** Path of the file with the content. */
  file?: string
}

/**
 * Parses `name=content;type=text/csv`. The content may be quoted; `@` and `<` reference files.
 *
 * @param plain True for `--form-string`, where everything after the first `=` is content.
 * @returns `undefined` if there is no name.
 */
export function readPart(text: string, plain: boolean): CommandPart | undefined {
  const at = text.indexOf('=')
  if (at <= 0) return undefined
  const name = text.slice(0, at)
  const written = text.slice(at + 1)
  if (plain) return { name, value: written }

  const marker = /^[@<]/.exec(written)?.[0] ?? ''
  const [content, end] = readContent(written, marker.length)
  const type = /;\s*type=([^;]+(?:;\s*charset=[^;]+)?)/i.exec(written.slice(end))?.[1]
  return {
    name,
    value: marker ? '' : content,
    ...(type && { type: type.trim() }),
    ...(marker && { file: content }),
  }
}

/** Reads the content from an index on. Returns it with the index after it. */
function readContent(text: string, start: number): [content: string, end: number] {
  if (text[start] !== '"') {
    // Only parameters known to curl end the content: JSON may contain semicolons.
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
