import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import { nearest } from '../../../runtime/kit/nearest.ts'
import { asNumber, asObject, asRecord, asText } from './raw.ts'
import { diagnosticAt } from './diagnostic-at.ts'
import type { SpecFile } from './spec-files.ts'
import { digitsOf } from '../exact-number.ts'
import { SpecProblem } from './spec-problem.ts'
import type { WrittenDescription, WrittenInfo } from './document-as-written.ts'

type Changeable<T> = { -readonly [Key in keyof T]: T[Key] }
type Root = Changeable<WrittenDescription>

/** Documents that are mistaken for API descriptions: how to recognise them, and the message. */
const OTHER_FORMATS: readonly [(root: Root) => boolean, string][] = [
  [
    (root) => /getpostman/.test(asText(asRecord(root.info)?.['schema']) ?? ''),
    'is a Postman collection, not an OpenAPI description',
  ],
  [
    (root) => 'swaggerVersion' in root,
    'is written in Swagger 1.2, which is not supported',
  ],
  [
    (root) => /^1(\.|$)/.test(asText(root.swagger) ?? ''),
    'is written in Swagger 1.2, which is not supported',
  ],
  [
    (root) => '$schema' in root && !('paths' in root),
    'is a JSON Schema, not an OpenAPI description',
  ],
]

type Report = (problem: SpecProblem, pointer?: readonly string[]) => void

/**
 * Determines the version of a description; `undefined` if it isn't supported, with a diagnostic.
 * Versions that the linter and the reader would stumble over (a YAML number, `3.1`, `3.3`) are
 * normalised in the parsed value, with a warning where needed.
 */
export function checkVersion(file: SpecFile): {
  specification?: string
  /** True for an AsyncAPI description. */
  isAsync: boolean
  diagnostics: Diagnostic[]
} {
  const diagnostics: Diagnostic[] = []
  const report: Report = (problem, pointer = []) =>
    void diagnostics.push(diagnosticAt(file, problem, pointer))
  const root = asObject<Root>(file.value)
  const key = root && versionKey(root, report)
  if (!key) {
    if (!root) report(new SpecProblem('api/not-a-description', NOT_AN_OBJECT))
    return { diagnostics, isAsync: false }
  }
  correctVersionNumber(root, key, report)
  for (const [name, text] of correctTexts(file, root)) {
    const problem = new SpecProblem(
      'api/invalid-field',
      `\`${name}: ${text}\` is a number`,
      { severity: 'warning', hint: 'Put it in quotes.' },
    )
    report(problem, ['info', name])
  }
  const specification = correctVersion(root, key, report)
  const isAsync = key === 'asyncapi'
  return { ...(specification !== undefined && { specification }), isAsync, diagnostics }
}

const NOT_AN_OBJECT =
  'is not an API description: expected an object with `openapi`, `info` and `paths`'

/** The fields that can hold the version. */
const KEYS = ['openapi', 'swagger', 'asyncapi'] as const
type VersionKey = (typeof KEYS)[number]

/** The field that holds the version; `undefined` for other documents, which are reported. */
function versionKey(root: Root, report: Report): VersionKey | undefined {
  const other = OTHER_FORMATS.find(([matches]) => matches(root))
  if (other) {
    report(new SpecProblem('api/not-a-description', other[1]))
    return undefined
  }
  if ('openapi' in root) {
    if ('swagger' in root) {
      const message = 'has both `openapi` and `swagger`: `swagger` is ignored'
      report(
        new SpecProblem('api/version-form', message, {
          severity: 'warning',
          hint: 'Remove one.',
        }),
        ['swagger'],
      )
      delete root.swagger
    }
    return 'openapi'
  }
  if ('swagger' in root) return 'swagger'
  if ('asyncapi' in root) return 'asyncapi'
  const misspelt = Object.keys(root).flatMap((name) => {
    const key = nearest(name, KEYS)
    return key === undefined ? [] : [{ name, key }]
  })
  const [meant] = misspelt
  report(
    new SpecProblem('api/version', 'has no `openapi` field with its version', {
      hint: meant
        ? `Rename \`${meant.name}\` to \`${meant.key === 'asyncapi' ? 'asyncapi' : 'openapi'}\`.`
        : 'Add `openapi: 3.1.0` at the top.',
    }),
    meant === undefined ? [] : [meant.name],
  )
  return undefined
}

function versionHint(key: VersionKey, version: string): string {
  if (key === 'asyncapi') return 'Supported versions: AsyncAPI 2 and 3.'
  if (key === 'swagger' && /^3(?:\.|$)/.test(version))
    return `The field of OpenAPI 3 is \`openapi\`: write \`openapi: ${/^3\.\d\.\d$/.test(version) ? version : '3.0.3'}\`.`
  if (key === 'openapi' && /^2(?:\.|$)/.test(version)) return "Write `swagger: '2.0'`."
  return 'Supported versions: OpenAPI 3.0, 3.1, 3.2 and Swagger 2.0.'
}

/** Unquoted, YAML parses `openapi: 3.1` as a number: replace it by its text. */
function correctVersionNumber(root: Root, key: VersionKey, report: Report): void {
  const written = asNumber(root[key])
  if (written === undefined) return
  const text = digitsOf(written)
  report(
    new SpecProblem('api/version-form', `\`${key}: ${text}\` is a number`, {
      severity: 'warning',
      hint: 'Put the version in quotes.',
    }),
    [key],
  )
  root[key] = text
}

/**
 * The version as written; `undefined` and reported if it isn't supported. Normalises the version
 * in the parsed value.
 */
function correctVersion(root: Root, key: VersionKey, report: Report): string | undefined {
  const written = root[key]
  const version = asText(written)?.trim() ?? ''
  if (key === 'swagger' && (version === '2.0' || version === '2')) {
    root[key] = '2.0'
    return '2.0'
  }
  if (key === 'asyncapi' && /^[23](?:\.\d|$)/.test(version)) {
    if (!/^\d\.\d+\.\d/.test(version))
      root[key] = `${version}.0`.replace(/^(\d)\.0$/, '$1.0.0')
    return version
  }
  const minor = key === 'openapi' && /^3\.([0-3])(?:\.|$)/.exec(version)?.[1]
  if (!minor) {
    report(
      new SpecProblem(
        'api/version',
        `version \`${version || JSON.stringify(written)}\` is not supported`,
        {
          hint: versionHint(key, version),
        },
      ),
      [key],
    )
    return undefined
  }
  if (minor === '3') {
    report(
      new SpecProblem('api/version-form', `OpenAPI ${version} is read as 3.2`, {
        severity: 'warning',
        hint: 'Features new in 3.3 are not shown.',
      }),
      [key],
    )
    root[key] = '3.2.0'
  } else if (!/^3\.\d+\.\d/.test(version)) {
    root[key] = `3.${minor}.0`
  }
  return version
}

/**
 * Unquoted, YAML parses `version: 1.10` as the number 1.1: replace it by the source text. Returns
 * the corrected fields.
 */
function correctTexts(file: SpecFile, root: Root): [name: string, text: string][] {
  const info = asObject<Changeable<WrittenInfo>>(root.info)
  if (!info || /^\s*\{/.test(file.text)) return []
  return (['version', 'title'] as const).flatMap((key): [string, string][] => {
    const written = asNumber(info[key])
    if (written === undefined) return []
    const text = digitsOf(written)
    info[key] = text
    return [[key, text]]
  })
}
