import {
  type Config,
  type Document,
  createConfig,
  lintDocument,
} from '@redocly/openapi-core'
import { lowerFirst } from '../../../runtime/kit/lower-first.ts'
import type { Diagnostic, Severity } from '../../../runtime/kit/diagnostic.ts'
import { createForeignTest } from './foreign-schemas.ts'
import { type Misspelled, dropConsequences, findMisspelled } from './drop-consequences.ts'
import { type LintProblem, readLintProblem } from './lint-problem.ts'
import { lintWording } from './lint-wording.ts'
import { asObject, asRecord, valueAt } from './raw.ts'
import { joinPointer, referenceOf } from './json-reference.ts'
import { diagnosticAt } from './diagnostic-at.ts'
import type { SpecFile, SpecFiles } from './spec-files.ts'
import { SpecProblem } from './spec-problem.ts'
import { lintHint } from './lint-hint.ts'
import type { WrittenComponents, WrittenDescription } from './document-as-written.ts'

/**
 * The enabled Redocly rules, with Skerry's codes. Only what the specification requires; style
 * rules are left to the author's own linter. References are checked in `load-references.ts`.
 */
const CODES = {
  'no-duplicated-tag-names': 'duplicate-tag',
  'no-identical-paths': 'ambiguous-path',
  'operation-operationId-unique': 'duplicate-operation-id',
  'operation-parameters-unique': 'duplicate-parameter',
  'path-declaration-must-exist': 'path-parameter',
  'path-not-include-query': 'path-with-query',
  'path-parameters-defined': 'path-parameter',
  'no-required-schema-properties-undefined': 'required-property',
  'no-server-variables-empty-enum': 'server-variable',
  'no-undefined-server-variable': 'server-variable',
  'spec-components-invalid-map-name': 'component-name',
  'no-example-value-and-externalValue': 'example',
  'spec-discriminator-defaultMapping': 'discriminator',
  'spec-example-values': 'example',
  'spec-no-invalid-encoding-combinations': 'form-encoding',
  'spec-no-invalid-tag-parents': 'tag-parent',
  'spec-querystring-parameters': 'querystring',
} as const
type Rule = keyof typeof CODES

const warn = (...rules: Rule[]) =>
  Object.fromEntries(rules.map((rule) => [rule, 'warn'] as const))

const RULES = {
  struct: 'error' as const,
  ...warn(
    'no-duplicated-tag-names',
    'no-identical-paths',
    'operation-operationId-unique',
    'operation-parameters-unique',
    'path-declaration-must-exist',
    'path-not-include-query',
    'path-parameters-defined',
    'no-required-schema-properties-undefined',
  ),
}
const OAS3_RULES = warn(
  'no-server-variables-empty-enum',
  'no-undefined-server-variable',
  'spec-components-invalid-map-name',
  'no-example-value-and-externalValue',
)
const OAS32_RULES = warn(
  'spec-discriminator-defaultMapping',
  'spec-example-values',
  'spec-no-invalid-encoding-combinations',
  'spec-no-invalid-tag-parents',
  'spec-querystring-parameters',
)

/** Missing fields that rendering doesn't depend on. */
const HARMLESS =
  /field `(responses|paths|description|license|operationId|title|version|url)`|at least one of the following fields/

let config: Promise<Config> | undefined

/**
 * Validates a description against the structure that the specification requires, with Redocly's
 * linter. Uses the files that are already loaded; references are checked elsewhere.
 *
 * @returns The problems, and the fields that are misspelled, which explain other problems.
 */
export async function lintSpec(
  files: SpecFiles,
  first: SpecFile,
  version: string,
): Promise<{ diagnostics: Diagnostic[]; misspelled: Misspelled[] }> {
  config ??= createConfig({
    rules: RULES,
    oas3_0Rules: OAS3_RULES,
    oas3_1Rules: OAS3_RULES,
    oas3_2Rules: { ...OAS3_RULES, ...OAS32_RULES },
    // In AsyncAPI, tags are defined where they are used, so names are repeated.
    async2Rules: { 'no-duplicated-tag-names': 'off' },
    async3Rules: { 'no-duplicated-tag-names': 'off' },
  })
  const rules = await config
  const lint = (document: Document) =>
    lintDocument({ document, config: rules, externalRefResolver: files })
  const document = files.documentOf(first)
  try {
    // The linter follows references recursively, which overflows the stack if thousands of
    // schemas are chained. Then lint them without references.
    const problems = await lint(document).catch((error: unknown) => {
      if (!(error instanceof RangeError)) throw error
      return lint({ ...document, parsed: withoutSchemaReferences(document.parsed) })
    })
    const isForeign = createForeignTest(files)
    const read = problems
      .flatMap((problem) => readLintProblem(problem, files) ?? [])
      .filter((problem) => !isFileResponse(problem, version) && !isForeign(problem))
    const misspelled = findMisspelled(read)
    const diagnostics = dropConsequences(read, misspelled, files).map((problem) =>
      toDiagnostic(problem, version),
    )
    return { diagnostics, misspelled }
  } catch (error) {
    const text = error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
    const problem = new SpecProblem(
      'api/not-checked',
      `could not be validated: ${text}`,
      { severity: 'info' },
    )
    return { diagnostics: [diagnosticAt(first, problem)], misspelled: [] }
  }
}

/**
 * A deep copy with the references of named schemas removed. Each schema is still linted where it
 * is defined.
 */
function withoutSchemaReferences(value: unknown): unknown {
  const copy = structuredClone(value)
  const root = asObject<WrittenDescription>(copy)
  const stack: unknown[] = Object.values(
    asRecord(asObject<WrittenComponents>(root?.components)?.schemas) ??
      asRecord(root?.definitions) ??
      {},
  )
  for (
    let node = stack.pop();
    stack.length > 0 || node !== undefined;
    node = stack.pop()
  ) {
    if (typeof node !== 'object' || node === null) continue
    if (referenceOf(node) !== undefined) delete (node as Record<string, unknown>)['$ref']
    stack.push(...Object.values(node))
  }
  return copy
}

function toDiagnostic(problem: LintProblem, version: string): Diagnostic {
  const { file, pointer, onKey, rule, text } = problem
  const found = new SpecProblem(
    `api/${codeOf(rule, text)}`,
    lowerFirst(lintWording(text)),
    {
      severity: severityOf(problem),
      hint: lintHint(problem, version),
    },
  )
  return diagnosticAt(file, found, pointer, onKey)
}

/** `type: file`, which Swagger 2.0 allows for a response, but the linter only for parameters. */
function isFileResponse({ file, pointer }: LintProblem, version: string): boolean {
  return (
    version === '2.0' &&
    /(?:^|\/)responses\/[^/]+\/schema\/type$/.test(joinPointer(pointer)) &&
    valueAt(file.value, pointer) === 'file'
  )
}

function codeOf(rule: string, text: string): string {
  if (rule !== 'struct')
    return Object.hasOwn(CODES, rule) ? CODES[rule as Rule] : 'invalid-field'
  if (/is not expected here/.test(text)) return 'unknown-field'
  return /must be present|at least one of/.test(text) ? 'missing-field' : 'invalid-field'
}

/**
 * An error if part of the description is lost (an invalid value, or an unknown field with a
 * similar valid name); a warning if nothing depends on it.
 */
function severityOf({ text, severity, unknown, meant }: LintProblem): Severity {
  if (severity === 'warn') return 'warning'
  if (unknown !== undefined) return meant === undefined ? 'warning' : 'error'
  return HARMLESS.test(text) ? 'warning' : 'error'
}
