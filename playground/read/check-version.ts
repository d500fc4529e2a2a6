import type { Diagnostic } from '../../plugin/diagnostic.ts'
import { nearest } from '../../plugin/nearest.ts'
import { sourceOfScalar } from './parse-document.ts'
import { type Raw, asRecord, asText } from './raw.ts'
import { diagnosticAt } from './spec-diagnostic.ts'
import type { SpecFile } from './spec-files.ts'
import { SpecProblem } from './spec-problem.ts'

/** Other kinds of documents that end up in place of an API description: the key that gives them away. */
const OTHERS: readonly [(root: Raw) => boolean, string][] = [
  [(root) => 'asyncapi' in root, 'is an AsyncAPI description: name it under `asyncapi`'],
  [
    (root) => /getpostman/.test(asText(asRecord(root['info'])?.['schema']) ?? ''),
    'is a Postman collection, not an OpenAPI description',
  ],
  [
    (root) => 'swaggerVersion' in root,
    'is written in Swagger 1.2, which is not supported',
  ],
  [
    (root) => /^1(\.|$)/.test(asText(root['swagger']) ?? ''),
    'is written in Swagger 1.2, which is not supported',
  ],
  [
    (root) => '$schema' in root && !('paths' in root),
    'is a JSON Schema, not an OpenAPI description',
  ],
]

/**
 * The version a description is written in, as the linter and reader are to take it; undefined
 * when it is none of ours. Versions that only look different (numbers, 3.3) are put right
 * in the parsed value, with a warning.
 */
export function checkVersion(file: SpecFile): {
  specification?: string
  diagnostics: Diagnostic[]
} {
  const diagnostics: Diagnostic[] = []
  const report = (problem: SpecProblem, key?: string) => {
    diagnostics.push(diagnosticAt(file, problem, key === undefined ? [] : [key]))
  }
  const root = asRecord(file.value) as Record<string, unknown> | undefined
  if (!root) {
    report(
      new SpecProblem(
        'api/not-a-description',
        'is not an API description: it has to be an object with `openapi`, `info` and `paths`',
      ),
    )
    return { diagnostics }
  }
  const other = OTHERS.find(([fits]) => fits(root))
  if (other) {
    report(new SpecProblem('api/not-a-description', other[1]))
    return { diagnostics }
  }
  const key = 'openapi' in root ? 'openapi' : 'swagger' in root ? 'swagger' : undefined
  if (!key) {
    const meant = Object.keys(root).find((name) => nearest(name, ['openapi', 'swagger']))
    report(
      new SpecProblem(
        'api/version',
        'has no `openapi` field that says in which version it is written',
        {
          hint: meant
            ? `\`${meant}\` has to be \`openapi\``
            : 'Write `openapi: 3.1.0` at its top',
        },
      ),
      meant,
    )
    return { diagnostics }
  }
  if ('openapi' in root && 'swagger' in root) {
    report(
      new SpecProblem(
        'api/version',
        'has both `openapi` and `swagger`: `swagger` is ignored',
        { severity: 'warning', hint: 'Remove one' },
      ),
      'swagger',
    )
    delete root['swagger']
  }
  const written = root[key]
  if (typeof written === 'number') {
    report(
      new SpecProblem('api/version', `\`${key}: ${written}\` is a number`, {
        severity: 'warning',
        hint: 'Put the version in quotes',
      }),
      key,
    )
    root[key] = sourceOfScalar(file.text, [key]) ?? String(written)
  }
  for (const [name, text] of putTextsRight(file, root)) {
    const problem = new SpecProblem(
      'api/invalid-field',
      `\`${name}: ${text}\` is a number`,
      {
        severity: 'warning',
        hint: 'Put it in quotes',
      },
    )
    diagnostics.push(diagnosticAt(file, problem, ['info', name]))
  }
  const version = asText(root[key])?.trim() ?? ''
  if (key === 'swagger') {
    if (version !== '2.0' && version !== '2') return unsupported()
    root[key] = '2.0'
    return { specification: '2.0', diagnostics }
  }
  const minor = /^3\.([0-3])(?:\.|$)/.exec(version)?.[1]
  if (minor === undefined) return unsupported()
  if (minor === '3') {
    report(
      new SpecProblem('api/version', `OpenAPI ${version} is read as 3.2`, {
        severity: 'warning',
        hint: 'What is new in 3.3 is not shown',
      }),
      key,
    )
    root[key] = '3.2.0'
  } else if (!/^3\.\d+\.\d/.test(version)) {
    root[key] = `3.${minor}.0`
  }
  return { specification: version, diagnostics }

  function unsupported() {
    report(
      new SpecProblem(
        'api/version',
        `version \`${version || JSON.stringify(written)}\` is not supported`,
        { hint: 'Supported are OpenAPI 3.0, 3.1, 3.2 and Swagger 2.0' },
      ),
      key,
    )
    return { diagnostics }
  }
}

/** YAML reads `version: 1.10` as the number 1.1: take what was written, and say where. */
function putTextsRight(file: SpecFile, root: Raw): [name: string, text: string][] {
  const info = asRecord(root['info']) as Record<string, unknown> | undefined
  if (!info || /^\s*\{/.test(file.text)) return []
  return ['version', 'title'].flatMap((key): [string, string][] => {
    if (typeof info[key] !== 'number') return []
    const text = sourceOfScalar(file.text, ['info', key]) ?? String(info[key])
    info[key] = text
    return [[key, text]]
  })
}
