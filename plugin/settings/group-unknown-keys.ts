import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { groupBy } from '../kit/group-by.ts'

/** Up to so many messages about one key are left alone: each shows its place. */
const MAX_SEPARATE = 3
/** More places of one key are counted, not listed. */
const MAX_PLACES = 20

/**
 * Combines diagnostics about one unknown key if there are many: `collapsed` in each group of a
 * navigation is one mistake. The first one keeps its place, and its hint lists the others.
 */
export function groupUnknownKeys(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = groupBy(diagnostics, groupOf)
  return diagnostics.flatMap((diagnostic) => {
    const group = groups.get(groupOf(diagnostic) ?? '') ?? []
    if (group.length <= MAX_SEPARATE) return diagnostic
    return diagnostic === group[0] ? combine(diagnostic, group.slice(1)) : []
  })
}

/** What the diagnostics of a group have in common: the key itself, and the hint. */
function groupOf({ code, message, hint = '' }: Diagnostic): string | undefined {
  if (code !== 'settings/unknown-key') return undefined
  const key = /([^.\]`]+)` is not a setting$/.exec(message)?.[1]
  return key && `${key}\n${hint}`
}

function combine(first: Diagnostic, others: readonly Diagnostic[]): Diagnostic {
  const places = others
    .slice(0, MAX_PLACES)
    .map(({ file, line, column }) =>
      [file === first.file ? undefined : file, line, column]
        .filter((part) => part !== undefined)
        .join(':'),
    )
  if (others.length > MAX_PLACES) places.push(`${others.length - MAX_PLACES} more`)
  const hint = [first.hint, `Also at: ${places.join(', ')}`].filter(Boolean).join('\n')
  return { ...first, message: `${first.message} (${others.length + 1} times)`, hint }
}
