import { fileName, type BodyPart } from './built-request.ts'

/**
 * Serialises a multipart body. Not done with `FormData`, which gives every part with a content
 * type a file name, normalises line breaks to CRLF, and doesn't support part headers.
 *
 * @param boundary Must not occur in any text.
 * @returns Pieces for a `Blob`, with files unchanged.
 */
export function encodeMultipart(
  parts: readonly BodyPart[],
  boundary: string,
): (string | Blob)[] {
  return [
    ...parts.flatMap((part) => [writePartHead(part, boundary), part.value, '\r\n']),
    `--${boundary}--\r\n`,
  ]
}

/** The delimiter, headers and blank line that precede the value of a part. */
export function writePartHead(part: BodyPart, boundary: string): string {
  const { name, value, type, headers } = part
  const file = value instanceof Blob ? `; filename="${escapeName(fileName(value))}"` : ''
  const lines = [
    `--${boundary}`,
    ...(name
      ? [`Content-Disposition: form-data; name="${escapeName(name)}"${file}`]
      : file
        ? [`Content-Disposition: attachment${file}`]
        : []),
    ...(type ? [`Content-Type: ${type}`] : []),
    ...headers.map((header) => `${header.name}: ${header.value}`),
  ]
  return lines.map((line) => line.replace(/[\r\n]/g, ' ') + '\r\n').join('') + '\r\n'
}

/** Escapes names as the HTML Standard does for `multipart/form-data`. */
function escapeName(name: string): string {
  return name.replace(/["\r\n]/g, (char) => encodeURIComponent(char))
}
