/**
 * Converts an id that a page imports to what Vite resolves: local files by path, packages by
 * name.
 *
 * @param root Absolute path of the content folder, with forward slashes.
 */
export function viteImportId(root: string, id: string): string {
  return id.startsWith('/') ? `${root}${id}` : id
}
