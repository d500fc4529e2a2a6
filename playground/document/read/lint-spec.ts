import {
  type Config,
  type Document,
  type NormalizedProblem,
  createConfig,
  lintDocument,
} from '@redocly/openapi-core'
import { lowerFirst } from '../../../runtime/kit/lower-first.ts'
import type { Diagnostic, Severity } from '../../../runtime/kit/diagnostic.ts'
import { nearest } from '../../../runtime/kit/nearest.ts'
import { isData, isSchema } from './load-references.ts'
import { asObject, asRecord, asText } from './raw.ts'
import { referenceOf, splitReference } from './json-reference.ts'
import { diagnosticAt } from './spec-diagnostic.ts'
import type { SpecFile, SpecFiles } from './spec-files.ts'
import { SpecProblem } from './spec-problem.ts'
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
const UNKNOWN = /^Property `([^`]+)` is not expected here/i

let config: Promise<Config> | undefined

/**
 * Validates a description against the structure that the specification requires, with Redocly's
 * linter. Uses the files that are already loaded; references are checked elsewhere.
 */
export async function lintSpec(files: SpecFiles, first: SpecFile): Promise<Diagnostic[]> {
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
    return problems.flatMap((problem) => toDiagnostic(problem, files) ?? [])
  } catch (error) {
    const text = error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
    const problem = new SpecProblem(
      'api/not-checked',
      `could not be validated: ${text}`,
      { severity: 'info' },
    )
    return [diagnosticAt(first, problem)]
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

function toDiagnostic(
  { message, ruleId, suggest, severity, location }: NormalizedProblem,
  files: SpecFiles,
): Diagnostic | undefined {
  const [place] = location
  if (!place) return undefined
  const file = files.get(place.source.absoluteRef)
  if (!file) return undefined
  const pointer = splitReference(place.pointer ?? '#/').tokens
  if (isData(pointer)) return undefined
  const text = message
    .trim()
    .replace(/\.$/, '')
    .replace(/\s*\n\s*/g, ' ')
  const root = asObject<WrittenDescription>(files.first?.value)
  const version = asText(root?.openapi) ?? asText(root?.asyncapi) ?? '2.0'
  const isOpenApi = root?.asyncapi === undefined
  if (isFalsePositive(text, pointer, version, isOpenApi)) return undefined
  const unknown = UNKNOWN.exec(text)?.[1]
  const fields = suggest.filter((name) => !name.startsWith('x-'))
  const meant = unknown === undefined ? fields[0] : nearest(unknown, fields)
  // Since OpenAPI 3.1, schemas may have keywords of their own, without `x-`.
  if (
    unknown !== undefined &&
    meant === undefined &&
    isOpenApi &&
    !/^(?:2|3\.0)/.test(version) &&
    isSchema(pointer.slice(0, -1))
  )
    return undefined
  const problem = new SpecProblem(`api/${codeOf(ruleId, text)}`, lowerFirst(text), {
    severity: severityOf(text, severity, meant !== undefined),
    ...(meant && { hint: `Did you mean \`${meant}\`?` }),
  })
  return diagnosticAt(file, problem, pointer, place.reportOnKey)
}

function codeOf(rule: string, text: string): string {
  if (rule !== 'struct')
    return Object.hasOwn(CODES, rule) ? CODES[rule as Rule] : 'invalid-field'
  if (UNKNOWN.test(text)) return 'unknown-field'
  return /must be present|at least one of/.test(text) ? 'missing-field' : 'invalid-field'
}

/**
 * An error if part of the description is lost (an invalid value, or an unknown field with a
 * similar valid name); a warning if nothing depends on it.
 */
function severityOf(
  text: string,
  severity: 'error' | 'warn',
  nearName: boolean,
): Severity {
  if (severity === 'warn') return 'warning'
  if (UNKNOWN.test(text)) return nearName ? 'error' : 'warning'
  return HARMLESS.test(text) ? 'warning' : 'error'
}
