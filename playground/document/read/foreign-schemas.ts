import { type Located, follow, joinPointer } from './json-reference.ts'
import { isData } from './keyword-places.ts'
import type { LintProblem } from './lint-problem.ts'
import { asRecord, asText, valueAt } from './raw.ts'
import { type SpecFile, type SpecFiles } from './spec-files.ts'
import { SpecProblem } from './spec-problem.ts'

/** Schema formats that are JSON Schema or a superset of it. */
const JSON_SCHEMA = /vnd\.aai\.asyncapi|schema(?:\+|;|$)|vnd\.oai\.openapi/

/**
 * True for the `schemaFormat` of schemas that are read as JSON Schema, which is the default of
 * AsyncAPI. Others, such as Avro, are shown as they are written.
 */
export function isJsonSchemaFormat(format: string | undefined): boolean {
  return format === undefined || JSON_SCHEMA.test(format)
}

/**
 * A predicate for problems of schemas in other languages than JSON Schema, and of the objects that
 * say so, which the linter doesn't expect everywhere (AsyncAPI 3.0, "Multi Format Schema Object").
 */
export function createForeignTest(files: SpecFiles): (problem: LintProblem) => boolean {
  if (asRecord(files.first?.value)?.['asyncapi'] === undefined) return () => false
  const foreign = new Map<SpecFile, Set<string>>()
  const add = ({ file, pointer }: Located) => {
    const places = foreign.get(file) ?? new Set()
    foreign.set(file, places.add(joinPointer(pointer)))
  }
  for (const file of files.loaded.values()) {
    if (file instanceof SpecProblem) continue
    for (const schema of foreignSchemas(file)) {
      add(schema)
      const target = follow(files, schema)
      if (target) add(target)
    }
  }
  return ({ file, pointer, unknown }) => {
    const places = foreign.get(file)
    const isInside = (end: number) => places?.has(joinPointer(pointer.slice(0, end)))
    if (places && [...pointer.keys(), pointer.length].some(isInside)) return true
    return unknown !== undefined && /^schema(?:Format)?$/.test(unknown)
      ? isMultiFormat(file, pointer.slice(0, -1))
      : false
  }
}

function isMultiFormat(file: SpecFile, pointer: readonly string[]): boolean {
  return asText(asRecord(valueAt(file.value, pointer))?.['schemaFormat']) !== undefined
}

/** What `schemaFormat` is about: the payload of a message (2.x), or the schema beside it (3.x). */
function foreignSchemas(file: SpecFile): Located[] {
  const found: Located[] = []
  const stack: Located[] = [{ file, pointer: [], value: file.value }]
  for (let step = stack.pop(); step; step = stack.pop()) {
    const raw = asRecord(step.value)
    const isForeign = !isJsonSchemaFormat(asText(raw?.['schemaFormat']))
    for (const [key, value] of Object.entries(step.value ?? {})) {
      const child: Located = { file, pointer: [...step.pointer, key], value }
      if (isForeign && (key === 'schema' || key === 'payload')) found.push(child)
      else if (typeof value === 'object' && !isData(child.pointer)) stack.push(child)
    }
  }
  return found
}
