import type { Diagnostic } from '../../plugin/diagnostic.ts'
import { isData } from './load-references.ts'
import { type Raw, asRecord, asText } from './raw.ts'
import { diagnosticAt } from './spec-diagnostic.ts'
import type { SpecFile } from './spec-files.ts'
import { SpecProblem } from './spec-problem.ts'

interface Rule {
  code: string
  /** A sentence about the object when it breaks the rule. */
  test(raw: Raw, parent: string, minor: number): string | undefined
}

const both = (raw: Raw, a: string, b: string) =>
  a in raw && b in raw ? `\`${a}\` and \`${b}\` exclude each other` : undefined

const isParameter = (raw: Raw) =>
  typeof raw['in'] === 'string' && typeof raw['name'] === 'string'

/** Rules of the standard that the linter does not have: few, and about single objects. */
const RULES: readonly Rule[] = [
  {
    code: 'api/example',
    test: (raw, parent) =>
      parent === 'examples' && ('dataValue' in raw || 'serializedValue' in raw)
        ? (both(raw, 'value', 'dataValue') ?? both(raw, 'value', 'serializedValue'))
        : undefined,
  },
  {
    code: 'api/example',
    test: (raw) =>
      isParameter(raw) || 'schema' in raw || 'content' in raw
        ? both(raw, 'example', 'examples')
        : undefined,
  },
  {
    code: 'api/parameter-name',
    test: (raw) => {
      if (!isParameter(raw)) return undefined
      const name = asText(raw['name'])!
      if (raw['in'] === 'header' && /[^\w!#$%&'*+.^`|~-]/.test(name))
        return `\`${name}\` can't be the name of a header`
      return raw['in'] === 'path' && /[{}]/.test(name)
        ? `\`${name}\` can't be the name of a path parameter`
        : undefined
    },
  },
  {
    code: 'api/parameter-style',
    test: (raw, parent, minor) => {
      const place = isParameter(raw)
        ? raw['in']
        : parent === 'headers' && ('schema' in raw || 'content' in raw)
          ? 'header'
          : undefined
      if (place === undefined) return undefined
      if (place === 'querystring' && 'schema' in raw)
        return '`in: querystring` is described by `content`, not by `schema`'
      const ruled = ['style', 'explode', 'allowReserved'].find((key) => key in raw)
      if (ruled && 'content' in raw && !('schema' in raw))
        return `\`${ruled}\` has no meaning beside \`content\``
      const noReserved = place === 'header' || (place === 'path' && minor < 2)
      if (place === 'cookie' && raw['style'] === 'cookie' && 'allowReserved' in raw) {
        return '`allowReserved` has no meaning where nothing is percent-encoded'
      }
      return noReserved && 'allowReserved' in raw
        ? `\`allowReserved\` has no meaning in a ${String(place)} parameter`
        : undefined
    },
  },
  {
    code: 'api/xml',
    test: (raw, parent) =>
      parent === 'xml' && 'nodeType' in raw
        ? (both(raw, 'attribute', 'nodeType') ?? both(raw, 'wrapped', 'nodeType'))
        : undefined,
  },
]

/** Checks single objects of OpenAPI 3.1 and later; each breach is a warning at its place. */
export function checkStandard(file: SpecFile, specification: string): Diagnostic[] {
  const minor = Number(/^3\.(\d+)/.exec(specification)?.[1] ?? 0)
  if (minor < 1) return []
  const found: Diagnostic[] = []
  const stack: { value: unknown; pointer: string[] }[] = [
    { value: file.value, pointer: [] },
  ]
  for (let step = stack.pop(); step; step = stack.pop()) {
    const { value, pointer } = step
    if (typeof value !== 'object' || value === null || isData(pointer)) continue
    const raw = asRecord(value)
    // The key itself, or for entries of a map the name of the map.
    const last = pointer.at(-1) ?? ''
    const parent = last === 'xml' ? last : (pointer.at(-2) ?? '')
    for (const { code, test } of raw ? RULES : []) {
      const words = test(raw!, parent, minor)
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
