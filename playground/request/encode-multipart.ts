import { fileName, type BodyPart } from './built-request.ts'

/**
 * A multipart body, part by part. Written here rather than by `FormData`, which gives
 * every part with a content type a file name, turns line breaks into CRLF, and knows no
 * part headers.
 *
 * @param boundary must not occur in any text.
 * @returns pieces for a `Blob`, files among them untouched.
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

/** What stands before a part's value: delimiter, headers and the empty line. */
export function writePartHead(part: BodyPart, boundary: string): string {
  const { name, value, type, headers } = part
  const file = value instanceof Blob ? `; filename="${escapeName(fileName(value))}"` : ''
  const lines = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${escapeName(name)}"${file}`,
    ...(type ? [`Content-Type: ${type}`] : []),
    ...headers.map((header) => `${header.name}: ${header.value}`),
  ]
  return lines.map((line) => line.replace(/[\r\n]/g, ' ') + '\r\n').join('') + '\r\n'
}

/** As the HTML standard escapes names in `multipart/form-data`. */
function escapeName(name: string): string {
  return name.replace(/["\r\n]/g, (char) => encodeURIComponent(char))
}
