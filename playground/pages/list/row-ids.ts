import type { Api, Operation } from '../../document/api-model.ts'
import { anchorOf } from '../../document/create-anchors.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'

/** Ids of the rows of parameters, bodies, responses and authorizations. */
const ROW = /^(parameter|body|response|authorization)-(.+)$/

/** What ids contain apart from names: positions, keywords and suffixes against duplicates. */
const BETWEEN =
  /^(?:items|one-of-\d+|additional-properties|headers?|not|if|then|else|contains|property-names|content-schema|prefix-items?|\d{1,2})(?:-|$)/

/** Longer ids are cut. */
const LONGEST = 120

/**
 * Whether the page of an operation can have a row with an id: all parts of it are names in the
 * operation. Decided without rendering the page, which may add rows on demand. True for other
 * kinds of ids, which are unknown.
 */
export function mayHaveRow(api: Api, operation: Operation, id: string): boolean {
  const [, , rest] = ROW.exec(id) ?? []
  if (rest === undefined || id.length >= LONGEST) return true
  const names = namesIn(api, operation)
  // Offsets that names can end at.
  const ends = new Set([0])
  for (const start of ends) {
    if (start >= rest.length) return true
    const tail = rest.slice(start)
    const between = BETWEEN.exec(tail)?.[0]
    if (between !== undefined) ends.add(start + between.length)
    for (const name of names) {
      if (`${tail}-`.startsWith(`${name}-`)) ends.add(start + name.length + 1)
    }
  }
  return false
}

/** Ids of an operation's outermost rows, for suggestions. */
export function outerRows(
  api: Api,
  { parameters, body, responses }: Operation,
): string[] {
  const propertiesOf = (content: Operation['responses'][number]['content']) =>
    content.flatMap(({ schema }) =>
      schema ? (flattenSchema(api, schema).properties ?? []) : [],
    )
  const of = (kind: string, named: readonly { name: string }[]) =>
    named.map(({ name }) => anchorOf(`${kind}-${name}`))
  return [
    ...of('parameter', parameters),
    ...of('body', propertiesOf(body?.content ?? [])),
    ...of(
      'response',
      responses.flatMap(({ content }) => propertiesOf(content)),
    ),
  ]
}

/** Names of parameters, properties, headers and schemes, and statuses, as parts of ids. */
function namesIn(api: Api, operation: Operation): Set<string> {
  const found = new Set<string>()
  const seen = new Set<unknown>()
  const stack: unknown[] = [operation, api.securitySchemes]
  for (const value of stack) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner !== 'string') stack.push(inner)
      else if (key === 'ref') stack.push(api.schemas[inner])
      else if (/^(?:name|status|property|key)$/.test(key)) found.add(anchorOf(inner))
    }
  }
  return found.add('authorization')
}
