/** Whether a source is an `http:` or `https:` URL rather than a file path. */
export function isUrl(source: string): boolean {
  return /^https?:\/\//i.test(source)
}
