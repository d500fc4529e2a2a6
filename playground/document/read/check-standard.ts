import type { WrittenComponents, WrittenObject } from './document-as-written.ts'
import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import { defaultProblem } from './default-problem.ts'
import { limitsProblem } from './limits-problem.ts'
import { STATUS } from './lint-problem.ts'
import { isData, isMapKeyword } from './keyword-places.ts'
import { misplacedMedia } from './misplaced-media.ts'
import { joinReaders, READERS, readersProblem } from './readers-problem.ts'
import { asObject, asRecord, asText } from './raw.ts'
import { diagnosticAt } from './diagnostic-at.ts'
import type { SpecFile } from './spec-files.ts'
import { serverProblem } from './server-problem.ts'
import { SpecProblem } from './spec-problem.ts'
import type { Violation } from './violation.ts'

type Field = keyof WrittenObject

interface Rule {
  code: string
  /** First minor version of OpenAPI 3 with this rule; -1 if it applies to Swagger 2.0, too. */
  since: -1 | 0 | 1
  /** Returns a message if the object violates the rule. */
  test(
    raw: WrittenObject,
    parent: string,
    minor: number,
    key: string,
  ): string | Violation | undefined
}

const bothPresent = (raw: WrittenObject, a: Field, b: Field) =>
  a in raw && b in raw ? `\`${a}\` and \`${b}\` are mutually exclusive` : undefined

/**
 * Keys allowed beside `$ref` in Swagger 2.0 and OpenAPI 3.0: those of schemas, path items and
 * parameters, which are displayed although the specification says to ignore them, and extensions.
 */
const REFERENCE_SIBLINGS =
  /^(?:\$ref|x-.*|summary|description|title|type|format|nullable|default|enum|examples?|deprecated|readOnly|writeOnly|required|items|properties|additionalProperties|allOf|anyOf|oneOf|not|discriminator|xml|externalDocs|pattern|multipleOf|uniqueItems|(?:exclusive)?(?:min|max)[A-Za-z]*|get|put|post|delete|options|head|patch|trace|servers|parameters|name|in)$/

const isOperation = (raw: WrittenObject) =>
  'responses' in raw && !('info' in raw) && !('schemas' in raw)

const isParameter = (raw: WrittenObject) =>
  typeof raw.in === 'string' && typeof raw.name === 'string'

/**
 * Rules of the specification that the linter lacks. Each looks at a single object. Maps, whose keys
 * are names that may equal those of fields, are never passed.
 */
const RULES: readonly Rule[] = [
  {
    since: 0,
    code: 'api/invalid-field',
    test: ({ content }) => misplacedMedia(content),
  },
  {
    since: -1,
    code: 'api/default',
    test: defaultProblem,
  },
  {
    since: -1,
    code: 'api/limits',
    test: limitsProblem,
  },
  {
    since: -1,
    code: READERS,
    test: readersProblem,
  },
  {
    since: -1,
    code: 'api/path-parameter',
    test: (raw) =>
      isParameter(raw) && raw.in === 'path' && raw.required !== true
        ? `path parameter \`${asText(raw.name)}\` must have \`required: true\``
        : undefined,
  },
  {
    since: -1,
    code: 'api/array-items',
    test: (raw, _, minor) =>
      // Since 3.1 an array without `items` is an array of anything.
      minor < 1 && raw.type === 'array' && !('items' in raw)
        ? '`type: array` requires `items`'
        : undefined,
  },
  {
    since: 0,
    code: 'api/parameter-style',
    test: (raw) => (isParameter(raw) ? bothPresent(raw, 'schema', 'content') : undefined),
  },
  {
    since: 0,
    code: 'api/invalid-field',
    test: (raw) => {
      const flows = asRecord(raw.flows)
      return raw.type === 'oauth2' && flows && Object.keys(flows).length === 0
        ? '`flows` is empty, so no token can be requested'
        : undefined
    },
  },
  {
    since: 0,
    code: 'api/server-url',
    test: (raw, parent, _, key) =>
      parent === 'servers' && /^\d+$/.test(key) ? serverProblem(raw) : undefined,
  },
  {
    since: -1,
    code: 'api/status-code',
    test: (raw) => {
      if (!isOperation(raw)) return undefined
      const responses = asRecord(raw.responses) ?? {}
      const wrong = Object.keys(responses).find((key) => !STATUS.test(key))
      return wrong === undefined
        ? undefined
        : {
            message: `\`${wrong}\` is not a status code`,
            hint: 'Write a code such as `404`, a range such as `4XX`, or `default`.',
            at: ['responses', wrong],
          }
    },
  },
  {
    since: -1,
    code: 'api/path-parameter',
    test: (_, parent, __, key) => {
      if (parent !== 'paths') return undefined
      const names = [...key.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name)
      const twice = names.find((name, index) => names.indexOf(name) !== index)
      return twice === undefined ? undefined : `\`{${twice}}\` occurs twice in the path`
    },
  },
  {
    since: -1,
    code: 'api/pattern',
    test: ({ pattern }) =>
      typeof pattern === 'string' && !isRegularExpression(pattern)
        ? `\`pattern\` is not a valid regular expression (ECMA-262): \`${pattern}\``
        : undefined,
  },
  {
    since: 1,
    code: 'api/no-operations',
    test: (raw) => {
      if (!('openapi' in raw && 'info' in raw) || 'paths' in raw || 'webhooks' in raw)
        return undefined
      const schemas = asRecord(asObject<WrittenComponents>(raw.components)?.schemas) ?? {}
      return Object.keys(schemas).length === 0
        ? 'has no operations and no schemas, so no pages can be generated'
        : undefined
    },
  },
  {
    since: -1,
    code: 'api/unknown-field',
    test: (raw, _, minor) => {
      // Since 3.1 a schema may have any keyword beside `$ref`.
      if (minor >= 1 || typeof raw['$ref'] !== 'string') return undefined
      const unknown = Object.keys(raw).find((key) => !REFERENCE_SIBLINGS.test(key))
      return unknown === undefined
        ? undefined
        : `\`${unknown}\` is not allowed beside \`$ref\``
    },
  },
  {
    since: 1,
    code: 'api/example',
    test: (raw, parent) =>
      parent === 'examples' && ('dataValue' in raw || 'serializedValue' in raw)
        ? (bothPresent(raw, 'value', 'dataValue') ??
          bothPresent(raw, 'value', 'serializedValue'))
        : undefined,
  },
  {
    since: 1,
    code: 'api/example',
    test: (raw) =>
      isParameter(raw) || 'schema' in raw || 'content' in raw
        ? bothPresent(raw, 'example', 'examples')
        : undefined,
  },
  {
    since: 1,
    code: 'api/parameter-name',
    test: (raw) => {
      if (!isParameter(raw)) return undefined
      const name = asText(raw.name)!
      if (raw.in === 'header' && /[^\w!#$%&'*+.^`|~-]/.test(name))
        return `\`${name}\` is not a valid header name`
      return raw.in === 'path' && /[{}]/.test(name)
        ? `\`${name}\` is not a valid path parameter name`
        : undefined
    },
  },
  {
    since: 1,
    code: 'api/parameter-style',
    test: (raw, parent, minor) => {
      const place = isParameter(raw)
        ? raw.in
        : parent === 'headers' && ('schema' in raw || 'content' in raw)
          ? 'header'
          : undefined
      if (place === undefined) return undefined
      if (place === 'querystring' && 'schema' in raw)
        return '`in: querystring` requires `content` instead of `schema`'
      const ruled = (['style', 'explode', 'allowReserved'] as const).find(
        (key) => key in raw,
      )
      if (ruled && 'content' in raw && !('schema' in raw))
        return `\`${ruled}\` has no effect together with \`content\``
      const noReserved = place === 'header' || (place === 'path' && minor < 2)
      if (place === 'cookie' && raw.style === 'cookie' && 'allowReserved' in raw) {
        return '`allowReserved` has no effect with `style: cookie`, which is not percent-encoded'
      }
      return noReserved && 'allowReserved' in raw
        ? `\`allowReserved\` has no effect in a ${String(place)} parameter`
        : undefined
    },
  },
  {
    since: 1,
    code: 'api/xml',
    test: (raw, parent) =>
      parent === 'xml' && 'nodeType' in raw
        ? (bothPresent(raw, 'attribute', 'nodeType') ??
          bothPresent(raw, 'wrapped', 'nodeType'))
        : undefined,
  },
]

/** Tries with and without the `u` flag: the specification doesn't say which applies. */
function isRegularExpression(pattern: string): boolean {
  return ['u', ''].some((flags) => {
    try {
      return new RegExp(pattern, flags) instanceof RegExp
    } catch {
      return false
    }
  })
}

/** Checks every object of a file against the rules; violations are warnings with their location. */
export function checkStandard(file: SpecFile, specification: string): Diagnostic[] {
  const minor = Number(/^3\.(\d+)/.exec(specification)?.[1] ?? -1)
  const rules = RULES.filter(({ since }) => minor >= since)
  const found: Diagnostic[] = []
  const stack: { value: unknown; pointer: string[]; isMap: boolean }[] = [
    { value: file.value, pointer: [], isMap: false },
  ]
  for (let step = stack.pop(); step; step = stack.pop()) {
    const { value, pointer, isMap } = step
    if (typeof value !== 'object' || value === null || isData(pointer)) continue
    const raw = isMap ? undefined : asObject<WrittenObject>(value)
    // `xml` itself, or for the entries of a map, the key of the map.
    const last = pointer.at(-1) ?? ''
    const parent = last === 'xml' ? last : (pointer.at(-2) ?? '')
    for (const { code, test } of raw ? rules : []) {
      const violation = test(raw!, parent, minor, last)
      if (!violation) continue
      const { message, severity, hint, at }: Violation =
        typeof violation === 'string' ? { message: violation } : violation
      const problem = new SpecProblem(code, message, {
        severity: severity ?? 'warning',
        hint,
      })
      found.push(
        diagnosticAt(file, problem, [...pointer, ...(at ?? [])], at !== undefined),
      )
    }
    for (const [key, child] of Object.entries(value))
      stack.push({
        value: child,
        pointer: [...pointer, key],
        isMap: !isMap && isMapKeyword(key),
      })
  }
  return joinReaders(found)
}
