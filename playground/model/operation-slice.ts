import type { Api, MediaType, Operation, Parameter, Schema } from '../api.ts'

/** The part of an Api that one operation's request needs: what an island takes as props. */
export type ApiSlice = Pick<
  Api,
  'source' | 'securitySchemes' | 'schemas' | 'components'
> & { operation: Operation }

const MOST_SCHEMAS = 1000

/**
 * An operation with the schemas that its parameters and body reach, at most 1,000 of them,
 * nearest first, and the schemes that its security names. Responses and callbacks are left out.
 */
export function sliceOperation(api: Api, operation: Operation): ApiSlice {
  const schemas: Record<string, Schema> = {}
  const queue: string[] = []
  const visit = (schema: Schema | undefined) => schema && collect(schema, queue)
  const media = (content: MediaType) => {
    visit(content.schema)
    for (const { headers } of content.encoding) headers.forEach(parameter)
  }
  const parameter = ({ schema, content }: Parameter) => {
    visit(schema)
    if (content) media(content)
  }
  operation.parameters.forEach(parameter)
  operation.body?.content.forEach(media)
  for (
    let index = 0;
    index < queue.length && Object.keys(schemas).length < MOST_SCHEMAS;
    index++
  ) {
    const id = queue[index]!
    const schema = api.schemas[id]
    if (!schema || Object.hasOwn(schemas, id)) continue
    schemas[id] = schema
    collect(schema, queue)
  }
  const names = new Set(
    operation.security.flatMap(({ schemes }) => schemes.map(({ name }) => name)),
  )
  return {
    source: api.source,
    operation: { ...operation, responses: [], callbacks: [], codeSamples: [] },
    securitySchemes: api.securitySchemes.filter(({ name }) => names.has(name)),
    components: api.components.filter(({ id }) => Object.hasOwn(schemas, id)),
    schemas,
  }
}

/** Adds every id that a schema mentions. */
function collect(schema: Schema, into: string[]): void {
  const stack = [schema]
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (next.ref !== undefined) into.push(next.ref)
    for (const { id } of next.discriminator?.mapping ?? []) into.push(id)
    const { items, not, additionalProperties: others } = next
    stack.push(
      ...[items, not, typeof others === 'object' ? others : undefined].filter(
        (inner) => inner !== undefined,
      ),
      ...(next.properties ?? []).map((property) => property.schema),
      ...(next.patternProperties ?? []).map((property) => property.schema),
      ...[next.allOf, next.oneOf, next.anyOf, next.prefixItems].flatMap(
        (list) => list ?? [],
      ),
    )
  }
}
