import type { Schema } from '../schema-model.ts'
import type { SchemaSource } from './flat-schema.ts'

const known = new WeakMap<SchemaSource['schemas'], Map<string, boolean>>()

/**
 * True if requests and responses show different properties of the named schema, because it or a
 * schema it references has `readOnly` or `writeOnly`. Cached by schema.
 */
export function dependsOnDirection({ schemas }: SchemaSource, id: string): boolean {
  let answers = known.get(schemas)
  if (!answers) known.set(schemas, (answers = new Map<string, boolean>()))
  let answer = answers.get(id)
  if (answer === undefined) answers.set(id, (answer = search(schemas, id)))
  return answer
}

function search(schemas: SchemaSource['schemas'], id: string): boolean {
  const seen = new Set([id])
  const queue: unknown[] = [schemas[id]]
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (typeof next !== 'object' || next === null) continue
    const { ref, readOnly, writeOnly } = next as Schema
    if (readOnly || writeOnly) return true
    if (typeof ref === 'string' && !seen.has(ref)) {
      seen.add(ref)
      queue.push(schemas[ref])
    }
    for (const value of Object.values(next)) if (value !== undefined) queue.push(value)
  }
  return false
}
