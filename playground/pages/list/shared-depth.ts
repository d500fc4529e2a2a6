/** The number of leading folders that the paths of two folders have in common. */
export function sharedDepth(a: string, b: string): number {
  const folders = a.split('/')
  const other = b.split('/')
  const differs = folders.findIndex((folder, index) => folder !== other[index])
  return differs === -1 ? folders.length : differs
}
