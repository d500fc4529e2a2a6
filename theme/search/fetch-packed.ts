/**
 * Fetches JSON that is compressed in its file, so that it is small on every host.
 *
 * @throws Error where the file is missing or the network fails.
 */
export async function fetchPacked<T>(address: string): Promise<T> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} fetching ${address}`)
  const content = await response.arrayBuffer()
  const text = await unpack(new Uint8Array(content))
  // Pagefind writes a mark before the JSON of its files.
  return JSON.parse(text.slice(text.search(/[{[]/))) as T
}

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // Some hosts send `content-encoding`, so that the browser has decompressed it already.
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
  if (!isPacked) return new TextDecoder().decode(bytes)
  const stream = new Blob([bytes]).stream()
  return new Response(stream.pipeThrough(new DecompressionStream('gzip'))).text()
}
