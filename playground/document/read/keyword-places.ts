/** Keywords whose values are plain data, in which `$ref` has no meaning. */
const DATA_KEYWORDS = new Set(['example', 'default', 'enum', 'const'])
/** Keys below these are names chosen by the author, not keywords. */
const MAP_KEYWORDS = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'schemas',
  'responses',
  'parameters',
  'examples',
  'requestBodies',
  'headers',
  'securitySchemes',
  'links',
  'callbacks',
  'pathItems',
  'paths',
  'webhooks',
  'content',
  'encoding',
  'mapping',
  'variables',
  'mediaTypes',
  'channels',
  'operations',
  'messages',
  'servers',
  'messageTraits',
  'operationTraits',
  'correlationIds',
  'replies',
  'replyAddresses',
  'serverVariables',
  'bindings',
])
/** Whether the keys of an object with this key are names chosen by the author. */
export function isMapKeyword(key: string): boolean {
  return MAP_KEYWORDS.has(key)
}

/** Objects in a schema which aren't schemas. */
const FIXED_OBJECTS = new Set(['discriminator', 'xml', 'externalDocs'])

/**
 * True for locations inside examples, defaults and enums, which aren't part of the description's
 * structure.
 */
export function isData(pointer: readonly string[]): boolean {
  return pointer.some((token, index) => {
    const before = pointer[index - 1] ?? ''
    if (DATA_KEYWORDS.has(token)) return !MAP_KEYWORDS.has(before)
    if (token === 'value') return pointer[index - 2] === 'examples'
    return before === 'examples' && /^\d+$/.test(token)
  })
}

/**
 * True for the location of a schema, in a named schema or below `schema`; not of the objects with
 * a fixed set of fields in it (`discriminator`, `xml`, `externalDocs`).
 */
export function isSchema(pointer: readonly string[]): boolean {
  const isKeyword = (index: number) => !MAP_KEYWORDS.has(pointer[index - 1] ?? '')
  const inSchema = pointer.some((token, index) =>
    token === 'schema'
      ? isKeyword(index)
      : token === 'schemas' && pointer[index - 1] === 'components',
  )
  return (
    inSchema &&
    !pointer.some((token, index) => FIXED_OBJECTS.has(token) && isKeyword(index))
  )
}
