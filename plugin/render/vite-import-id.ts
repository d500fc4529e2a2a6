/**
 * What Vite is asked for, for an id that a page imports: local files by their path, packages by
 * name.
 *
 * @param root Absolute path of the content folder, posix.
 */
export function viteImportId(root: string, id: string): string {
  return id.startsWith('/') ? `${root}${id}` : id
}
