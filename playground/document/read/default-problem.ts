import type { WrittenSchema } from './document-as-written.ts'
import { asText } from './raw.ts'
import { readTypes } from './schema-keywords.ts'
import type { Violation } from './violation.ts'

/**
 * Describes a default that its own schema doesn't allow: it isn't in `enum`, or it is a text
 * instead of a number or boolean. Lists, objects and `null` aren't checked.
 */
export function defaultProblem(
  raw: Pick<WrittenSchema, 'default' | 'enum' | 'type'>,
): Violation | undefined {
  const text = asText(raw.default)
  if (text === undefined) return undefined
  const at = ['default']
  const values = Array.isArray(raw.enum) ? raw.enum.map((value) => asText(value)) : []
  const types = readTypes(raw.type) ?? []
  if (values.length > 0 && !types.includes('array') && !values.includes(text))
    return {
      message: `default \`${text}\` is not one of the values of \`enum\``,
      hint: 'Correct it, or add it to `enum`.',
      at,
    }
  const [type] = types
  const isText = typeof raw.default === 'string'
  if (!isText || types.length !== 1 || !/^(?:number|integer|boolean)$/.test(type!))
    return undefined
  const isQuoted =
    type === 'boolean' ? /^(?:true|false)$/.test(text) : /^-?\d+(?:\.\d+)?$/.test(text)
  return {
    message: `default \`${text}\` is a text, but the type is \`${type}\``,
    hint: isQuoted
      ? `Write \`${text}\` without quotes.`
      : 'Correct the default or the type.',
    at,
  }
}
