import type { Api, MediaType } from '../document/api-model.ts'
import type { ShownExample } from '../document/model/media-example.ts'
import { isJsonLines } from '../document/media-kind.ts'
import { isSerializedExample } from '../document/example/is-serialized-example.ts'
import { type Value, isRecord } from '../request/operation.ts'
import { writeJson } from '../request/write-json.ts'
import { writeBodyText } from './write-body-text.ts'
import { writeXml } from './write-xml.ts'

/**
 * Maximum length in characters of JSON that is shown beside the rows of its schema. Longer JSON is
 * omitted: it adds nothing to the rows.
 */
export const MAX_BESIDE_ROWS = 10_000

/** Longer examples are truncated. */
const MAX_LENGTH = 20_000

/**
 * An example as shown in a code block: indented JSON, XML according to its schema, or the text
 * itself. `undefined` if there is no value.
 */
export function exampleText(
  api: Api,
  media: MediaType,
  example: ShownExample,
): { language: string; code: string } | undefined {
  const { value, serialized } = example
  if (serialized !== undefined)
    return { language: languageOf(media.type), code: truncate(serialized) }
  if (!('value' in example)) return undefined
  const schema = media.schema ?? media.itemSchema
  if (typeof value === 'string' && isSerializedExample(api, media.type, schema, value))
    return { language: languageOf(media.type), code: truncate(value) }
  if (/xml/.test(media.type) && (Array.isArray(value) || isRecord(value as Value))) {
    return { language: 'xml', code: truncate(writeXml(api, media.schema ?? {}, value)) }
  }
  if (value === undefined) return undefined
  if (isJsonLines(media.type))
    return {
      language: 'json',
      code: truncate(writeBodyText(api, media.type, schema, value)),
    }
  return { language: 'json', code: truncate(writeJson(value as Value, '  ')) }
}

function truncate(text: string): string {
  return text.length > MAX_LENGTH
    ? `${text.slice(0, text.lastIndexOf('\n', MAX_LENGTH) + 1 || MAX_LENGTH)}…`
    : text
}

function languageOf(type: string): string {
  if (/json/.test(type)) return 'json'
  if (/xml/.test(type)) return 'xml'
  if (/yaml/.test(type)) return 'yaml'
  if (/html/.test(type)) return 'html'
  return 'text'
}
