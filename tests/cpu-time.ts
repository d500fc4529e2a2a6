/**
 * CPU time of this process in milliseconds, to bound what input costs that is made to be slow.
 * Unlike wall time, it doesn't depend on what else the machine does.
 */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
