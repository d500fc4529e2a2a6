// Preloaded into a command and its threads: files below `FULL_DISK` can be created, but
// hold no more than `FULL_DISK_BYTES`.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const full = process.env.FULL_DISK
let room = Number(process.env.FULL_DISK_BYTES)
const files = new Map()

const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    errno: -28,
    syscall: 'write',
  })

const { openSync, writeSync, writeFileSync } = fs
fs.openSync = (path, ...rest) => {
  const file = openSync(path, ...rest)
  files.set(file, String(path))
  return file
}
fs.writeSync = (file, data, ...rest) => {
  if (!files.get(file)?.startsWith(full)) return writeSync(file, data, ...rest)
  const bytes = typeof rest[1] === 'number' ? rest[1] : data.length
  if (bytes > room) throw noSpace()
  room -= bytes
  return writeSync(file, data, ...rest)
}
fs.writeFileSync = (path, data, ...rest) => {
  const bytes = Buffer.byteLength(data)
  if (String(path).startsWith(full) && bytes > room) throw noSpace()
  if (String(path).startsWith(full)) room -= bytes
  return writeFileSync(path, data, ...rest)
}
syncBuiltinESMExports()
