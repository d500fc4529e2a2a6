import type { Event, Resolver, TokenizeContext } from 'micromark-util-types'

/**
 * Emphasis in emphasis, beyond which marks are text: what is deeper is nobody's prose, and trees
 * that are deeper cannot be rendered.
 */
const DEEPEST = 100

/** How deep the groups of one list of events are, by where they begin. */
export class GroupDepths {
  /** Groups that are closed and in no other. */
  readonly #groups: { at: number; depth: number }[] = []

  /** Notes a group that would begin here and end now; false where it would be too deep. */
  nest(at: number): boolean {
    let first = this.#groups.length
    let depth = 1
    while (first > 0 && this.#groups[first - 1]!.at >= at)
      depth = Math.max(depth, this.#groups[--first]!.depth + 1)
    if (depth > DEEPEST) return false
    this.#groups.length = first
    this.#groups.push({ at, depth })
    return true
  }
}

/** What micromark resolves within a group: marks of other kinds pair there, or are text. */
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

/** Whether there are marks that may still pair. */
export function hasOpenMarks(events: readonly Event[]): boolean {
  return events.some(([, { type }]) => type.endsWith('SequenceTemporary'))
}
