/** Percent-encodes a URL. Parts that are already encoded, such as page URLs, are kept. */
export function encodeUrl(url: string): string {
  return encodeURI(url).replace(/%25([0-9a-f]{2})/gi, '%$1')
}
