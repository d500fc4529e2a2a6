/**
 * Fetches a gzipped JSON file. The files are compressed by the build, so that they are small
 * even on hosts that don't compress.
 *
 * @throws Error if the file is missing or the network fails.
 */
export async function fetchPacked<T>(url: string): Promise<T> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status} fetching ${url}`)
  const content = await response.arrayBuffer()
  const text = await unpack(new Uint8Array(content))
  // Pagefind writes a signature before the JSON.
  return JSON.parse(text.slice(text.search(/[{[]/))) as T
}

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // Hosts that send `content-encoding` make the browser decompress it.
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
  if (!isPacked) return new TextDecoder().decode(bytes)
  const stream = new Blob([bytes]).stream()
  return new Response(stream.pipeThrough(new DecompressionStream('gzip'))).text()
}
