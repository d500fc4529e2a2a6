/** Whether a source is an address of the web: `https:` or `http:`, not the path of a file. */
export function isUrl(source: string): boolean {
  return /^https?:\/\//i.test(source)
}
