import { readFileSync, readdirSync } from 'node:fs'

/** Interval in milliseconds between two samples of memory usage. */
const LOOK = 250

/**
 * Runs a task, and samples the memory of the processes that it starts.
 * @returns The task's result, and the peak memory in bytes. 0 if unknown.
 */
export async function watchTree<Result>(
  task: () => Promise<Result>,
): Promise<Result & { tree: number }> {
  let tree = 0
  const timer = setInterval(() => (tree = Math.max(tree, treeMemory(process.pid))), LOOK)
  try {
    return { ...(await task()), tree }
  } finally {
    clearInterval(timer)
  }
}

/** Memory in bytes of all descendants of a process. 0 if unknown. */
function treeMemory(root: number): number {
  const parents = new Map<number, number>()
  const sizes = new Map<number, number>()
  for (const name of readdirIfAny('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8')
      parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]))
      sizes.set(Number(name), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024)
    } catch {
      // The process has just ended.
    }
  }
  let sum = 0
  for (const [id, size] of sizes) {
    let at: number | undefined = parents.get(id)
    while (at !== undefined && at !== root && at > 1) at = parents.get(at)
    if (at === root) sum += size
  }
  return sum
}

function readdirIfAny(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
