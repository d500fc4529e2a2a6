// Preloaded with `node --import`: writes the resource usage of the process to the file
// USAGE_FILE.
import { readFileSync, writeFileSync } from 'node:fs'

const { USAGE_FILE } = process.env
// Child processes are counted as part of this one.
delete process.env.USAGE_FILE

if (USAGE_FILE) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
    const own = (userCPUTime + systemCPUTime) / 1e6
    const usage = { cpu: own + childSeconds(), memory: maxRSS * 1024 }
    writeFileSync(USAGE_FILE, JSON.stringify(usage))
  })
}

/** CPU seconds of ended children, on systems with `/proc`: `cutime` and `cstime`. */
function childSeconds() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[13]) + Number(fields[14])) / 100
  } catch {
    return 0
  }
}
