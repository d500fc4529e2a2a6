import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import type { Frontmatter } from '../../runtime/types/pages.ts'
import { findUnknownKeys } from '../settings/find-unknown-keys.ts'
import { reportUnknownKey } from '../settings/report-unknown-key.ts'
import { ContextualSetting } from '../settings/contextual-schema.ts'
import { parseJson } from '../settings/parse-json.ts'
import { validate } from '../settings/validate.ts'

/**
 * Reads `contextual` of a page's frontmatter, which has the form of the setting. Invalid entries
 * are reported and left out, as are unknown keys.
 *
 * @returns Nothing if the site's menu applies.
 */
export function readPageMenu(
  value: unknown,
  report: (problem: Pick<Diagnostic, 'message' | 'hint'>) => void,
): Frontmatter['contextual'] {
  const { root } = parseJson(JSON.stringify(value), 'frontmatter')
  const reportText = ({ message, hint }: Diagnostic) => report({ message, hint })
  if (!root) return undefined
  for (const unknown of findUnknownKeys(ContextualSetting, root, ['contextual']))
    reportUnknownKey(unknown, 'modern', reportText)
  return validate(ContextualSetting, root, ['contextual'], reportText)?.value
}
