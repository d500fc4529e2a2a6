import type { WrittenComponents, WrittenObject } from './document-as-written.ts'
import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import { isData } from './load-references.ts'
import { asObject, asRecord, asText } from './raw.ts'
import { diagnosticAt } from './spec-diagnostic.ts'
import type { SpecFile } from './spec-files.ts'
import { SpecProblem } from './spec-problem.ts'

type Field = keyof WrittenObject

interface Rule {
  code: string
  /** The least minor version of OpenAPI 3 that it is a rule of; -1 for Swagger 2.0 too. */
  since: -1 | 0 | 1
  /** A sentence about the object when it breaks the rule. */
  test(raw: WrittenObject, parent: string, minor: number, key: string): string | undefined
}

const both = (raw: WrittenObject, a: Field, b: Field) =>
  a in raw && b in raw ? `\`${a}\` and \`${b}\` exclude each other` : undefined

/** What is shown of a reference, though 3.0 says that it is ignored; and what is nobody's business. */
const BESIDE_REFERENCE =
  /^(?:\$ref|x-.*|summary|description|title|type|format|nullable|default|enum|examples?|deprecated|readOnly|writeOnly|required|items|properties|additionalProperties|allOf|anyOf|oneOf|not|discriminator|xml|externalDocs|pattern|multipleOf|uniqueItems|(?:exclusive)?(?:min|max)[A-Za-z]*|get|put|post|delete|options|head|patch|trace|servers|parameters|name|in)$/

const isOperation = (raw: WrittenObject) =>
  'responses' in raw && !('info' in raw) && !('schemas' in raw)

const isParameter = (raw: WrittenObject) =>
  typeof raw.in === 'string' && typeof raw.name === 'string'

/** Rules of the standard that the linter does not have: few, and about single objects. */
const RULES: readonly Rule[] = [
  {
    since: -1,
    code: 'api/path-parameter',
    test: (raw) =>
      isParameter(raw) && raw.in === 'path' && raw.required !== true
        ? `path parameter \`${asText(raw.name)}\` has to have \`required: true\``
        : undefined,
  },
  {
    since: -1,
    code: 'api/array-items',
    test: (raw, _, minor) =>
      // From 3.1 on, a list without `items` is a list of anything.
      minor < 1 && raw.type === 'array' && !('items' in raw)
        ? 'a list has to say with `items` what it holds'
        : undefined,
  },
  {
    since: 0,
    code: 'api/parameter-style',
    test: (raw) => (isParameter(raw) ? both(raw, 'schema', 'content') : undefined),
  },
  {
    since: 0,
    code: 'api/invalid-field',
    test: (raw) => {
      const flows = asRecord(raw.flows)
      return raw.type === 'oauth2' && flows && Object.keys(flows).length === 0
        ? '`flows` is empty, so nobody can get a token'
        : undefined
    },
  },
  {
    since: -1,
    code: 'api/status-code',
    test: (raw) => {
      if (!isOperation(raw)) return undefined
      const wrong = Object.keys(asRecord(raw.responses) ?? {}).find(
        (key) => !/^(?:[1-5](?:\d\d|XX)|default|x-.*|\$ref)$/i.test(key),
      )
      return wrong !== undefined ? `\`${wrong}\` is no status code` : undefined
    },
  },
  {
    since: -1,
    code: 'api/path-parameter',
    test: (_, parent, __, key) => {
      if (parent !== 'paths') return undefined
      const names = [...key.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name)
      const twice = names.find((name, index) => names.indexOf(name) !== index)
      return twice === undefined ? undefined : `\`{${twice}}\` stands twice in a path`
    },
  },
  {
    since: -1,
    code: 'api/pattern',
    test: ({ pattern }) =>
      typeof pattern === 'string' && !isRegularExpression(pattern)
        ? `\`pattern\` is no regular expression of JavaScript (ECMA-262): \`${pattern}\``
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
        ? 'has no operations and no schemas, so that no page can be made of it'
        : undefined
    },
  },
  {
    since: -1,
    code: 'api/unknown-field',
    test: (raw, _, minor) => {
      // From 3.1 on, a reference in a schema may have any keyword beside it.
      if (minor >= 1 || typeof raw['$ref'] !== 'string') return undefined
      const unknown = Object.keys(raw).find((key) => !BESIDE_REFERENCE.test(key))
      return unknown === undefined
        ? undefined
        : `\`${unknown}\` is not expected beside \`$ref\``
    },
  },
  {
    since: 1,
    code: 'api/example',
    test: (raw, parent) =>
      parent === 'examples' && ('dataValue' in raw || 'serializedValue' in raw)
        ? (both(raw, 'value', 'dataValue') ?? both(raw, 'value', 'serializedValue'))
        : undefined,
  },
  {
    since: 1,
    code: 'api/example',
    test: (raw) =>
      isParameter(raw) || 'schema' in raw || 'content' in raw
        ? both(raw, 'example', 'examples')
        : undefined,
  },
  {
    since: 1,
    code: 'api/parameter-name',
    test: (raw) => {
      if (!isParameter(raw)) return undefined
      const name = asText(raw.name)!
      if (raw.in === 'header' && /[^\w!#$%&'*+.^`|~-]/.test(name))
        return `\`${name}\` can't be the name of a header`
      return raw.in === 'path' && /[{}]/.test(name)
        ? `\`${name}\` can't be the name of a path parameter`
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
        return '`in: querystring` is described by `content`, not by `schema`'
      const ruled = (['style', 'explode', 'allowReserved'] as const).find(
        (key) => key in raw,
      )
      if (ruled && 'content' in raw && !('schema' in raw))
        return `\`${ruled}\` has no meaning beside \`content\``
      const noReserved = place === 'header' || (place === 'path' && minor < 2)
      if (place === 'cookie' && raw.style === 'cookie' && 'allowReserved' in raw) {
        return '`allowReserved` has no meaning where nothing is percent-encoded'
      }
      return noReserved && 'allowReserved' in raw
        ? `\`allowReserved\` has no meaning in a ${String(place)} parameter`
        : undefined
    },
  },
  {
    since: 1,
    code: 'api/xml',
    test: (raw, parent) =>
      parent === 'xml' && 'nodeType' in raw
        ? (both(raw, 'attribute', 'nodeType') ?? both(raw, 'wrapped', 'nodeType'))
        : undefined,
  },
]

/** With the `u` flag or without: the standard does not say which. */
function isRegularExpression(pattern: string): boolean {
  return ['u', ''].some((flags) => {
    try {
      return new RegExp(pattern, flags) instanceof RegExp
    } catch {
      return false
    }
  })
}

/** Checks the objects of a description one by one; each breach is a warning at its place. */
export function checkStandard(file: SpecFile, specification: string): Diagnostic[] {
  const minor = Number(/^3\.(\d+)/.exec(specification)?.[1] ?? -1)
  const rules = RULES.filter(({ since }) => minor >= since)
  const found: Diagnostic[] = []
  const stack: { value: unknown; pointer: string[] }[] = [
    { value: file.value, pointer: [] },
  ]
  for (let step = stack.pop(); step; step = stack.pop()) {
    const { value, pointer } = step
    if (typeof value !== 'object' || value === null || isData(pointer)) continue
    const raw = asObject<WrittenObject>(value)
    // The key itself, or for entries of a map the name of the map.
    const last = pointer.at(-1) ?? ''
    const parent = last === 'xml' ? last : (pointer.at(-2) ?? '')
    for (const { code, test } of raw ? rules : []) {
      const words = test(raw!, parent, minor, last)
      if (words)
        found.push(
          diagnosticAt(
            file,
            new SpecProblem(code, words, { severity: 'warning' }),
            pointer,
          ),
        )
    }
    for (const [key, child] of Object.entries(value))
      stack.push({ value: child, pointer: [...pointer, key] })
  }
  return found
}
