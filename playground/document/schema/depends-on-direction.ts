import type { Schema } from '../schema-model.ts'
import type { SchemaSource } from './flat-schema.ts'

const known = new WeakMap<SchemaSource['schemas'], Map<string, boolean>>()

/** Whether requests and responses have different properties of a named schema (`readOnly`, `writeOnly`). */
export function dependsOnDirection({ schemas }: SchemaSource, id: string): boolean {
  let answers = known.get(schemas)
  if (!answers) known.set(schemas, (answers = new Map<string, boolean>()))
  let answer = answers.get(id)
  if (answer === undefined) answers.set(id, (answer = search(schemas, id)))
  return answer
}

function search(schemas: SchemaSource['schemas'], id: string): boolean {
  const seen = new Set([id])
  const waiting: unknown[] = [schemas[id]]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue
    const { ref, readOnly, writeOnly } = next as Schema
    if (readOnly || writeOnly) return true
    if (typeof ref === 'string' && !seen.has(ref)) {
      seen.add(ref)
      waiting.push(schemas[ref])
    }
    waiting.push(...Object.values(next).filter((value) => value !== undefined))
  }
  return false
}
