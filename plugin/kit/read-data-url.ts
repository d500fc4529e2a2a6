/** `data:image/png;base64,…` or `data:image/svg+xml,…`. */
const IMAGE_DATA = /^data:image\/[\w.+-]+(?:;[\w=.+-]+)*,/i

/** Whether a URL contains an image. */
export function isImageData(url: string): boolean {
  return IMAGE_DATA.test(url)
}

/** The image that a URL contains. Undefined if it contains none, or is damaged. */
export function readDataUrl(url: string): Buffer | undefined {
  const head = IMAGE_DATA.exec(url)?.[0]
  if (head === undefined) return undefined
  const body = url.slice(head.length)
  if (/;base64,$/i.test(head)) return Buffer.from(body, 'base64')
  try {
    return Buffer.from(decodeURIComponent(body))
  } catch {
    return undefined
  }
}
