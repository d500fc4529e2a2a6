// Preloaded into a command (`node --import`): one call to a function of `node:fs` fails,
// or kills the process. `FAULT` is a `Fault` of `faults.ts` as JSON.
import fs from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const { call, path, at = 1, during, code } = JSON.parse(process.env.FAULT)
let count = 0

for (const api of [fs, promises]) {
  const real = api[call]
  if (!real) continue
  api[call] = (...args) => {
    if (isMeant(args)) fail(String(args[0]))
    return real.apply(api, args)
  }
}
syncBuiltinESMExports()

function isMeant(args) {
  // The data to write may contain any text, so only the path is compared.
  const paths = call === 'writeFileSync' ? args.slice(0, 1) : args.slice(0, 2)
  const meets = paths.some((each) => String(each).replaceAll('\\', '/').includes(path))
  if (during) return meets && fs.existsSync(during)
  return meets && ++count === at
}

function fail(file) {
  if (!code) process.kill(process.pid, 'SIGKILL')
  const syscall = syscallOf(call.replace('Sync', ''))
  const message = `${code}: it failed, ${syscall}`
  throw Object.assign(new Error(message), { code, syscall, path: file })
}

/** The system call of a function, as in the errors of Node. */
function syscallOf(name) {
  const others = { readFile: 'open', readdir: 'scandir', writeFile: 'write' }
  return others[name] ?? name.toLowerCase()
}
