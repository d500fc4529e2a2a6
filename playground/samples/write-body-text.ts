import type { Api } from '../document/api-model.ts'
import { isJsonLines } from '../document/media-kind.ts'
import type { Schema } from '../document/schema-model.ts'
import type { Value } from '../request/operation.ts'
import { writeJson } from '../request/write-json.ts'
import { writeXml } from './write-xml.ts'

/**
 * Serialises a value for a textual media type: as XML according to its schema, as one JSON value
 * per line for JSON Lines, else as JSON.
 */
export function writeBodyText(
  api: Pick<Api, 'schemas'>,
  type: string,
  schema: Schema | undefined,
  value: unknown,
): string {
  if (/xml/.test(type)) return writeXml(api, schema ?? {}, value)
  if (!isJsonLines(type)) return writeJson(value as Value, '  ')
  const values = Array.isArray(value) ? value : [value]
  return values.map((each) => `${writeJson(each as Value)}\n`).join('')
}
