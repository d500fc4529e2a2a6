/** A path as it is typed in a shell: in quotes if it contains spaces or characters of the shell. */
export function shellWord(path: string): string {
  return /^[\p{L}\p{N}\p{M}_./\\:@+~-]+$/u.test(path) ? path : `"${path}"`
}
