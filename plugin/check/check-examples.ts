import { createConfig, lintDocument, type NormalizedProblem } from '@redocly/openapi-core'
import { createLocate, openSpecFiles } from '../../playground/index.ts'
import { isUrl } from '../../runtime/kit/is-url.ts'
import type { OverlaidSource } from '../site/stored-api.ts'
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
 * remote descriptions belong to someone else. Files are read with the policy of the build. A
 * description that can't be read or linted, or whose overlays are remote, is skipped.
 *
 * @param root Absolute path of the content folder.
 * @param sources Files that descriptions were read from, with the overlays of each.
 */
export async function checkExamples(
  root: string,
  sources: readonly OverlaidSource[],
): Promise<Problem[]> {
  const found: Problem[] = []
  for (const { source, overlays } of sources) {
    if (overlays.some(isUrl)) continue
    const files = await openSpecFiles(root, source, overlays)
    if (!files.first) continue
    const rule = { 'long-numbers': await longNumbersRule(files) }
    const plugin = { id: 'skerry', rules: { oas2: rule, oas3: rule } }
    const config = await createConfig({ rules: RULES, plugins: [plugin] })
    try {
      const document = files.documentOf(files.first)
      const problems = await lintDocument({
        document,
        config,
        externalRefResolver: files,
      })
      const own = problems.filter(
        ({ ruleId, message }) => ruleId in RULES && !UNABLE.test(message),
      )
      const right = await dropRoundingErrors(own, files)
      found.push(...right.flatMap(toProblem))
    } catch {
      // Circular schemas overflow the linter's stack, and files without a description can't be
      // linted.
    }
  }
  return found
}

function toProblem(found: NormalizedProblem) {
  const place = found.location[0]
  if (!place) return []
  const { line, column } = createLocate(place.source.body)(pathOf(place.pointer), false)
  const problem: Problem = {
    severity: 'warning',
    code: 'check/example',
    message: findingText(found),
    file: place.source.absoluteRef,
    line,
    column,
  }
  return [problem]
}
