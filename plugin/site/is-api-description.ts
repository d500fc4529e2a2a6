import { open } from 'node:fs/promises'
import { decodeText } from '../../runtime/kit/decode-text.ts'

/** Larger files are only searched at the start; real descriptions aren't that large. */
const MAX_WHOLE_BYTES = 32 * 1024 * 1024
const HEAD = 16 * 1024
const YAML_KEY = /^(["']?)(?:openapi|swagger|asyncapi)\1[ \t]*:/m

/** Files that may be API descriptions, by extension. */
export const DATA_FILE = /\.(?:json|ya?ml)$/i

/**
 * Whether a JSON or YAML file has `openapi`, `swagger` or `asyncapi` as a top-level key. Searches
 * without parsing, and reads more than the start of the file only if necessary.
 *
 * @param path Absolute path of a readable file.
 */
export async function isApiDescription(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(HEAD, size)), 0)
    const head = buffer.subarray(0, bytesRead)
    if (hasRootKey(decodeText(head).text)) return true
    if (bytesRead === size || size > MAX_WHOLE_BYTES) return false
    return hasRootKey(decodeText(Buffer.concat([head, await file.readFile()])).text)
  } finally {
    await file.close()
  }
}

function hasRootKey(text: string): boolean {
  const start = text.search(/[^\s\ufeff]/)
  return text[start] === '{'
    ? hasJsonRootKey(text)
    : text[start] !== '[' && YAML_KEY.test(text)
}

/** Scans strings and brackets; only keys of the outermost object count. */
function hasJsonRootKey(text: string): boolean {
  const token = /"((?:[^"\\]|\\.)*)"(\s*:)?|[{}[\]]/g
  let depth = 0
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [all, content, colon] = match
    if (all === '{' || all === '[') depth++
    else if (all === '}' || all === ']') depth--
    else if (depth === 1 && colon && /^(?:openapi|swagger|asyncapi)$/.test(content!))
      return true
  }
  return false
}
