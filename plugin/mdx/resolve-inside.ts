import type { Event, Resolver, TokenizeContext } from 'micromark-util-types'

/** Limit for nested emphasis, beyond which marks are text: deeper trees couldn't be rendered. */
const MAX_DEPTH = 100

/** Tracks the nesting depth of groups in one list of events, by start index. */
export class GroupDepths {
  /** Closed groups that aren't inside another one. */
  readonly #groups: { at: number; depth: number }[] = []

  /** Adds a group that starts at an index and ends now. False if it would be too deep. */
  nest(at: number): boolean {
    let first = this.#groups.length
    let depth = 1
    while (first > 0 && this.#groups[first - 1]!.at >= at)
      depth = Math.max(depth, this.#groups[--first]!.depth + 1)
    if (depth > MAX_DEPTH) return false
    this.#groups.length = first
    this.#groups.push({ at, depth })
    return true
  }
}

/** Resolves marks of other kinds inside a group, as micromark does. */
export function resolveInside(events: Event[], context: TokenizeContext): Event[] {
  const { null: constructs = [] } = context.parser.constructs.insideSpan
  const called = new Set<Resolver>()
  for (const { resolveAll } of constructs) {
    if (!resolveAll || called.has(resolveAll)) continue
    called.add(resolveAll)
    events = resolveAll(events, context)
  }
  return events
}

/** Whether there are unresolved marks. */
export function hasOpenMarks(events: readonly Event[]): boolean {
  return events.some(([, { type }]) => type.endsWith('SequenceTemporary'))
}
