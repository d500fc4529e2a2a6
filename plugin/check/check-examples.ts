import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createConfig,
  lintFromString,
  type NormalizedProblem,
} from '@redocly/openapi-core'
import { createLocate } from '../../playground/index.ts'
import { toPosix } from '../kit/package-files.ts'
import type { Project } from '../site/project.ts'
import { dropRoundingErrors } from './drop-rounding-errors.ts'
import { findingText, pathOf } from './linter-finding.ts'
import { longNumbersRule } from './long-numbers-rule.ts'
import type { Problem } from './problem.ts'

/** A schema allows properties that it doesn't list, unless it says otherwise. */
const AS_IN_JSON_SCHEMA = { severity: 'warn', allowAdditionalProperties: true } as const

const RULES = {
  'no-invalid-media-type-examples': AS_IN_JSON_SCHEMA,
  'no-invalid-parameter-examples': AS_IN_JSON_SCHEMA,
  'no-invalid-schema-examples': AS_IN_JSON_SCHEMA,
  'skerry/long-numbers': 'warn',
} as const

/**
 * The validator's message if it can't validate an example, such as one of a schema with a
 * discriminator whose property is in an `allOf`. That isn't the author's mistake.
 */
const UNABLE = /^Example validation errored: /

/**
 * Validates the examples in API descriptions against their schemas. Only for local files, as
 * remote descriptions belong to someone else. A description that the linter can't process is
 * skipped.
 */
export async function checkExamples({
  root,
  apiFiles,
}: Pick<Project, 'root' | 'apiFiles'>): Promise<Problem[]> {
  const rule = { 'long-numbers': await longNumbersRule() }
  const plugin = { id: 'skerry', rules: { oas2: rule, oas3: rule } }
  const config = await createConfig({ rules: RULES, plugins: [plugin] })
  const found: Problem[] = []
  for (const file of [...new Set(apiFiles)].sort()) {
    const absolute = join(root, file)
    try {
      const source = await readFile(absolute, 'utf8')
      const problems = await lintFromString({ source, absoluteRef: absolute, config })
      const own = problems.filter(
        ({ ruleId, message }) => ruleId in RULES && !UNABLE.test(message),
      )
      const right = await dropRoundingErrors(own)
      found.push(...right.flatMap((problem) => toProblem(problem, root)))
    } catch {
      // Circular schemas overflow the linter's stack, and files without a description can't be
      // linted.
    }
  }
  return found
}

function toProblem(found: NormalizedProblem, root: string) {
  const place = found.location[0]
  if (!place) return []
  const { line, column } = createLocate(place.source.body)(pathOf(place.pointer), false)
  const problem: Problem = {
    severity: 'warning',
    code: 'check/example',
    message: findingText(found),
    file: toPosix(place.source.absoluteRef).replace(`${toPosix(root)}/`, ''),
    line,
    column,
  }
  return [problem]
}
