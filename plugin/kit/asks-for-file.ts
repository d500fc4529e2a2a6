const AS_FILE = /[?&](?:raw|url|inline|no-inline)(?:[=&#]|$)/

/**
 * Whether the query of a module's id asks Vite for the file's text or address, and not for what
 * the file is as a module.
 *
 * @see https://vite.dev/guide/assets.html
 */
export function asksForFile(id: string): boolean {
  return AS_FILE.test(id)
}
