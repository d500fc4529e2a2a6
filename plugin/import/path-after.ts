import { posix } from 'node:path'
import type { FolderMove } from './imported-site.ts'

/** The path of a file after folders are moved. In several of them, the first one counts. */
export function pathAfter(moves: readonly FolderMove[], path: string): string {
  const move = moves.find(({ from }) => path.startsWith(`${from}/`))
  return move ? posix.join(move.to, path.slice(move.from.length + 1)) : path
}
