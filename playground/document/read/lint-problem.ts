import type { NormalizedProblem } from '@redocly/openapi-core'
import { nearest } from '../../../runtime/kit/nearest.ts'
import type { WrittenDescription } from './document-as-written.ts'
import { splitReference } from './json-reference.ts'
import { isData, isSchema } from './keyword-places.ts'
import { isInMisplacedMedia } from './misplaced-media.ts'
import { asObject, asRecord, asText, valueAt } from './raw.ts'
import type { SpecFile, SpecFiles } from './spec-files.ts'

/** What the linter reports, at a known place, without false positives. */
export interface LintProblem {
  file: SpecFile
  pointer: readonly string[]
  onKey: boolean
  /** The name of the linter's rule. */
  rule: string
  /** The message, on one line and without a full stop. */
  text: string
  severity: 'error' | 'warn'
  /** The key that the standard doesn't know, if the problem is about one. */
  unknown: string | undefined
  /** The nearest valid name. */
  meant: string | undefined
}

const UNKNOWN = /^Property `([^`]+)` is not expected here/i

/** Codes of responses, ranges of them, `default`; and what may stand beside them. */
export const STATUS = /^(?:[1-5](?:\d\d|XX)|default|x-.*|\$ref)$/i

const METHODS = /^(?:get|put|post|delete|options|head|patch|trace)$/i

/**
 * JSON Schema keywords that Redocly's rules don't know, including those of older drafts, which
 * `$schema` can select.
 */
const KEYWORDS = new Set(
  (
    '$anchor $comment $defs $dynamicAnchor $dynamicRef $id $recursiveAnchor $recursiveRef $schema ' +
    '$vocabulary additionalItems contains contentEncoding contentMediaType contentSchema definitions ' +
    'dependencies dependentRequired dependentSchemas else if maxContains minContains ' +
    'patternProperties prefixItems propertyNames then unevaluatedItems unevaluatedProperties'
  ).split(' '),
)

/** Reads a report of the linter; `undefined` for one about data or something valid. */
export function readLintProblem(
  { message, ruleId, suggest, severity, location }: NormalizedProblem,
  files: SpecFiles,
): LintProblem | undefined {
  const [place] = location
  const file = place && files.get(place.source.absoluteRef)
  if (!file) return undefined
  const onKey = place.reportOnKey === true
  const pointer = pointerOf(splitReference(place.pointer ?? '#/').tokens, ruleId)
  const isOfEnum = pointer.at(-1) === 'enum' && !onKey && !isData(pointer.slice(0, -1))
  if (isData(pointer) && !isOfEnum) return undefined
  if (isInMisplacedMedia(file.value, pointer)) return undefined
  const text = message
    .trim()
    .replace(/\.$/, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(
      /^The map key in (\w+) "(.*)" does not match .*/,
      '`$2` is not a name for $1',
    )
  const root = asObject<WrittenDescription>(files.first?.value)
  const version = asText(root?.openapi) ?? asText(root?.asyncapi) ?? '2.0'
  const isOpenApi = root?.asyncapi === undefined
  if (isFalsePositive(text, pointer, version, isOpenApi)) return undefined
  // An array without them is reported by `check-standard.ts`.
  const value = asRecord(valueAt(file.value, pointer))
  if (text.startsWith('The field `items` must be') && value?.['type'] === 'array')
    return undefined
  const unknown = UNKNOWN.exec(text)?.[1]
  // Reported by `check-standard.ts`, with what is expected.
  if (unknown !== undefined && pointer.at(-2) === 'responses' && !STATUS.test(unknown))
    return undefined
  const fields = suggest.filter((name) => !name.startsWith('x-'))
  const meant =
    unknown === undefined ? fields[0] : meantBy(unknown, fields, pointer, file)
  // Since OpenAPI 3.1, schemas may have keywords of their own, without `x-`.
  const isOwnKeyword =
    unknown !== undefined &&
    meant === undefined &&
    isOpenApi &&
    !/^(?:2|3\.0)/.test(version) &&
    isSchema(pointer.slice(0, -1))
  return isOwnKeyword
    ? undefined
    : { file, pointer, onKey, rule: ruleId, text, severity, unknown, meant }
}

/** The location of a problem. A repeated `operationId` is reported below its value. */
function pointerOf(tokens: string[], rule: string): string[] {
  return rule === 'operation-operationId-unique'
    ? [...tokens.slice(0, -1), 'operationId']
    : tokens
}

/** The field that an unknown one stands for. */
function meantBy(
  unknown: string,
  fields: readonly string[],
  pointer: readonly string[],
  file: SpecFile,
): string | undefined {
  const isOfPath = pointer.length === 3 && /^(?:paths|webhooks)$/.test(pointer[0]!)
  if (isOfPath && METHODS.test(unknown)) return unknown.toLowerCase()
  const value = valueAt(file.value, pointer)
  if (unknown === 'ref' && typeof value === 'string') return '$ref'
  return nearest(unknown, fields)
}

/** Recognises reports for things that are valid in this version, but not known to Redocly. */
function isFalsePositive(
  text: string,
  pointer: readonly string[],
  specification: string,
  isOpenApi: boolean,
): boolean {
  if (isOpenApi && (specification.startsWith('3.0') || specification === '2.0'))
    return false
  if (/type `Schema` \(object\) but got `boolean`/.test(text)) return true
  // AsyncAPI 3: `null` means that the address is only known at run time.
  if (pointer.at(-1) === 'address' && text.endsWith('but got `null`')) return true
  const keyword = UNKNOWN.exec(text)?.[1]
  if (keyword !== undefined && KEYWORDS.has(keyword)) return true
  if (pointer.at(-1) === '$vocabulary') return true
  if (!isOpenApi || !specification.startsWith('3.2')) return false
  if (pointer[0] === 'components' && pointer[1] === 'mediaTypes') return true
  return /`style` can be one of/.test(text)
}
