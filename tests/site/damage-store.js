// Damages the values of a store in place: `node damage-store.js <store> <how>`.
// Recomputes their checksums, so that only their structure reveals the damage.
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  HEADER_BYTES,
  isIntact,
  readHeader,
  SEGMENT_MAGIC,
  writeEntry,
} from '../../dist/plugin/kit/stored-entry.js'

const [folder, how] = process.argv.slice(2)

const values = {
  empty: () => Buffer.alloc(0),
  half: (value) => value.subarray(0, value.length / 2),
  null: () => Buffer.from('null'),
  object: () => Buffer.from('{}'),
  zeros: (value) => Buffer.alloc(value.length),
}

const kinds = new Map()
for (const name of readdirSync(folder).filter((file) => file.endsWith('.pack'))) {
  const file = join(folder, name)
  const segment = readFileSync(file)
  const parts = [SEGMENT_MAGIC]
  for (let at = SEGMENT_MAGIC.length; at < segment.length;) {
    const header = readHeader(segment.subarray(at))
    // The remainder of a segment that has been damaged before.
    if (!header || at + header.length > segment.length) break
    const { kind, key, length } = header
    if (!isIntact(segment.subarray(at, at + length))) {
      at += length
      continue
    }
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    const value = values[how](segment.subarray(at + HEADER_BYTES, at + length))
    const entry = Buffer.alloc(HEADER_BYTES + value.length)
    writeEntry(entry, 0, kind, key, [value])
    parts.push(entry)
    at += length
  }
  writeFileSync(file, Buffer.concat(parts))
}
rmSync(join(folder, 'index'), { force: true })
console.log(JSON.stringify(Object.fromEntries(kinds)))
