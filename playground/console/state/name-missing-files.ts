import { mediaKind } from '../../document/media-kind.ts'
import { flattenSchema } from '../../document/schema/flatten-schema.ts'
import type { SchemaSource } from '../../document/schema/flat-schema.ts'
import { isFileBody } from '../../document/schema/is-file-body.ts'
import { isFilePart } from '../../document/schema/is-file-part.ts'
import { isRecord, type RequestValues, type Value } from '../../request/operation.ts'
import type { ConsoleOperation } from '../props/console-props.ts'

/** File name used in samples. */
const FILE = 'example-file'

/**
 * Puts an example file into a required body, or each required part of a multipart body, that needs
 * a file, as long as the reader has chosen none: samples would lack it otherwise. Returns the same
 * object if there are none.
 */
export function nameMissingFiles(
  operation: ConsoleOperation,
  values: RequestValues,
  source: SchemaSource,
): RequestValues {
  const { body } = values
  const media = body && operation.body?.content[body.content]
  if (!body || !media || body.text !== undefined) return values
  if (operation.body?.required && body.value === undefined && isFileBody(source, media))
    return { ...values, body: { ...body, value: new File([], FILE) } }
  if (!media.schema) return values
  const { value = {} } = body
  if (mediaKind(media.type) !== 'multipart' || !isRecord(value)) return values
  const { properties = [], required = [] } = flattenSchema(source, media.schema)
  const files = properties.flatMap(({ name, schema }): [string, Value][] => {
    if (value[name] !== undefined || !required.includes(name)) return []
    const type = media.encoding.find(({ property }) => property === name)?.contentType
    const file = new File([], FILE)
    if (isFilePart(source, schema, type)) return [[name, file]]
    const { items } = flattenSchema(source, schema)
    return items && isFilePart(source, items, type) ? [[name, [file]]] : []
  })
  if (files.length === 0) return values
  return {
    ...values,
    body: { ...body, value: { ...value, ...Object.fromEntries(files) } },
  }
}
