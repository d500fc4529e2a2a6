import type { Binding, BindingFact } from '../channel-model.ts'
import { compact } from '../compact.ts'
import type { AsyncReader, RawAt } from './async-reader.ts'
import { asRecord, asText } from './raw.ts'
import type { SpecFile } from './spec-files.ts'

const TYPES = new Set('null boolean object array number integer string'.split(' '))
/** Keywords that identify a schema. */
const SCHEMA_KEYWORDS = [
  'properties',
  'oneOf',
  'anyOf',
  'allOf',
  'enum',
  'const',
] as const
/**
 * Limits on nesting and on the total number of values. Real bindings stay far below them;
 * references could multiply.
 */
const MAX_DEPTH = 6
const MAX_FACTS = 1000

/**
 * Reads the bindings of an object and its traits, merged by protocol. If several layers define a
 * field, objects and schemas are merged; otherwise the first value wins.
 *
 * @param layers The object and its traits, highest precedence first.
 */
export function buildBindings(reader: AsyncReader, layers: readonly RawAt[]): Binding[] {
  const found = new Map<string, BindingFact[]>()
  const budget = { left: MAX_FACTS }
  for (const layer of layers) {
    for (const { name, raw: values, at: place } of reader.entries(layer, 'bindings')) {
      const facts = readFacts(reader, values, place.file, { depth: 0, budget })
      found.set(name, mergeFacts(found.get(name) ?? [], facts))
    }
  }
  return [...found].map(([protocol, facts]) => ({ protocol, facts }))
}

function mergeFacts(first: BindingFact[], second: BindingFact[]): BindingFact[] {
  const merged = first.map((fact) => {
    const other = second.find(({ name }) => name === fact.name)
    if (fact.facts && other?.facts)
      return { ...fact, facts: mergeFacts(fact.facts, other.facts) }
    if (fact.schema && other?.schema)
      return { ...fact, schema: { allOf: [fact.schema, other.schema] } }
    return fact
  })
  const known = new Set(first.map(({ name }) => name))
  return [...merged, ...second.filter(({ name }) => !known.has(name))]
}

function readFacts(
  reader: AsyncReader,
  values: object,
  file: SpecFile,
  walk: Walk,
): BindingFact[] {
  return Object.entries(values).flatMap(([name, value]) =>
    walk.budget.left-- > 0 ? readFact(reader, name, value, file, walk) : [],
  )
}

interface Walk {
  depth: number
  budget: { left: number }
}

/**
 * Reads one field. What looks like a schema is read as one, because which fields hold schemas
 * depends on the protocol.
 */
function readFact(
  reader: AsyncReader,
  name: string,
  value: unknown,
  file: SpecFile,
  { depth, budget }: Walk,
): BindingFact {
  const found = reader.object(value, file)
  if (!found || depth > MAX_DEPTH) return { name, value }
  if (isSchema(found.raw)) return { name, schema: reader.spec.table.read(value, file) }
  return compact<BindingFact>({
    name,
    facts: readFacts(reader, found.raw, found.at.file, { depth: depth + 1, budget }),
  })
}

function isSchema(raw: object): boolean {
  const { type, ...rest } = raw as { type?: unknown }
  const types = Array.isArray(type) ? type : [asText(type) ?? '']
  if (types.length > 0 && types.every((one) => TYPES.has(String(one)))) return true
  return (
    SCHEMA_KEYWORDS.some((key) => Object.hasOwn(rest, key)) &&
    asRecord(type) === undefined
  )
}
