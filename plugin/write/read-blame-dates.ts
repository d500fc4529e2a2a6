import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Reads when each line of a file was last committed: line number (from 1) to date. Empty if git
 * is unavailable or doesn't track the file. Uncommitted lines are left out.
 *
 * @param root Absolute path of the content folder.
 * @param file Relative to it, with forward slashes.
 */
export async function readBlameDates(
  root: string,
  file: string,
): Promise<Map<number, Date>> {
  const dates = new Map<number, Date>()
  let output: string
  try {
    const args = ['-c', 'core.fsmonitor=false', 'blame', '--line-porcelain', '--', file]
    const limit = { cwd: root, maxBuffer: 256 * 1024 * 1024 }
    output = (await run('git', args, limit)).stdout
  } catch {
    return dates
  }
  let line = 0
  let committed = true
  for (const text of output.split('\n')) {
    const head = /^([0-9a-f]{40,64}) \d+ (\d+)/.exec(text)
    if (head) {
      line = Number(head[2])
      committed = !/^0+$/.test(head[1]!)
    }
    const time = /^committer-time (\d+)$/.exec(text)
    if (time && committed) dates.set(line, new Date(Number(time[1]) * 1000))
  }
  return dates
}
