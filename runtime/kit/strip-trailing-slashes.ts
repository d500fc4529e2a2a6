/**
 * Removes all slashes at the end of a path or URL. The lookbehind keeps it linear: long runs of
 * slashes are only tried from their first.
 */
export function stripTrailingSlashes(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '')
}
