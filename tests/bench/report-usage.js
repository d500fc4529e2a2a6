// Loaded with `node --import`: writes what the process used to the file that USAGE_FILE names.
import { readFileSync, writeFileSync } from 'node:fs'

const { USAGE_FILE } = process.env
// Processes that this one starts are counted with it.
delete process.env.USAGE_FILE

if (USAGE_FILE) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
    const own = (userCPUTime + systemCPUTime) / 1e6
    const usage = { cpu: own + childSeconds(), memory: maxRSS * 1024 }
    writeFileSync(USAGE_FILE, JSON.stringify(usage))
  })
}

/** CPU seconds of the children that have ended, where the system tells: `cutime` and `cstime`. */
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
