import { attention } from 'micromark-core-commonmark'
import type {
  Event,
  Extension,
  Resolver,
  Token,
  TokenizeContext,
} from 'micromark-util-types'
import { GroupDepths, hasOpenMarks, resolveInside } from './resolve-inside.ts'

/** A run of `*` or `_` in the output, with the groups that open at it, innermost first. */
interface Run {
  token: Token
  opens: Event[][]
}

/** A run that may open a group. */
interface Opener {
  run: Run
  /** Its index in the output. */
  at: number
}

/**
 * The openers of one character. Those below an index in `tried` are known not to match closers of
 * that class.
 */
interface Marks {
  openers: Opener[]
  tried: Map<string, number>
}

/**
 * Resolves emphasis like micromark, but in linear time: micromark searches all events before each
 * closing run, and moves them with each match.
 */
export function linearAttention(): Extension {
  const construct = { ...attention, name: 'linearAttention', resolveAll: resolveLinearly }
  return {
    text: { 42: construct, 95: construct },
    insideSpan: { null: [construct] },
    disable: { null: ['attention'] },
  }
}

const resolveLinearly: Resolver = (events, context) => {
  if (!events.some(([, { type }]) => type === 'attentionSequence')) return events
  const grouped = new AttentionResolver(context).resolve(events)
  const resolved = hasOpenMarks(grouped) ? resolveGroups(grouped, context) : grouped
  // Modify in place: the caller keeps this array.
  events.length = 0
  for (const event of resolved) events.push(event)
  return events
}

/** Resolves other marks (`~`) inside each group. Those outside of all groups are resolved later. */
function resolveGroups(events: readonly Event[], context: TokenizeContext): Event[] {
  const outer: Event[][] = []
  let inner: Event[] = []
  for (const event of events) {
    const [kind, { type }] = event
    const isGroup = type === 'emphasisText' || type === 'strongText'
    if (isGroup && kind === 'exit') {
      const resolved = hasOpenMarks(inner) ? resolveInside(inner, context) : inner
      inner = outer.pop()!
      for (const each of resolved) inner.push(each)
    }
    inner.push(event)
    if (isGroup && kind === 'enter') {
      outer.push(inner)
      inner = []
    }
  }
  return inner
}

class AttentionResolver {
  readonly #context: TokenizeContext
  readonly #output: (Event | Run)[] = []
  readonly #marks = new Map<number, Marks>()
  readonly #depths = new GroupDepths()

  constructor(context: TokenizeContext) {
    this.#context = context
  }

  resolve(events: Event[]): Event[] {
    for (const event of events) {
      const [kind, token] = event
      if (token.type !== 'attentionSequence') this.#output.push(event)
      else if (kind === 'enter') this.#add(token)
    }
    return this.#output.flatMap((part) =>
      Array.isArray(part) ? [part] : this.#write(part),
    )
  }

  #add(token: Token): void {
    const mark = this.#context.sliceSerialize(token).charCodeAt(0)
    const marks = this.#marks.get(mark) ?? {
      openers: [],
      tried: new Map<string, number>(),
    }
    this.#marks.set(mark, marks)
    while (token._close && sizeOf(token) > 0 && this.#close(token, marks)) continue
    if (sizeOf(token) === 0) return
    const run: Run = { token, opens: [] }
    if (token._open) marks.openers.push({ run, at: this.#output.length })
    this.#output.push(run)
  }

  /** Closes a group with a closing run. False if no opener matches. */
  #close(closer: Token, { openers, tried }: Marks): boolean {
    const kind = `${closer._open} ${sizeOf(closer) % 3}`
    const from = tried.get(kind) ?? 0
    for (let index = openers.length - 1; index >= from; index--) {
      const opener = openers[index]!
      if (!isPair(opener.run.token, closer)) continue
      if (!this.#depths.nest(opener.at)) return false
      this.#group(opener, closer)
      const isUsedUp = sizeOf(opener.run.token) === 0
      this.#forget(opener.at, isUsedUp)
      // Its remaining characters may match closers that it didn't match before.
      for (const [key, until] of tried) tried.set(key, Math.min(until, index))
      return true
    }
    tried.set(kind, openers.length)
    return false
  }

  /** Removes openers inside a closed group, and its own opener if it is used up. */
  #forget(at: number, isUsedUp: boolean): void {
    for (const { openers, tried } of this.#marks.values()) {
      while (openers.length > 0 && openers.at(-1)!.at >= at + (isUsedUp ? 0 : 1))
        openers.pop()
      for (const [key, until] of tried) tried.set(key, Math.min(until, openers.length))
    }
  }

  #group({ run: { token: opener, opens } }: Opener, closer: Token): void {
    const use = sizeOf(opener) > 1 && sizeOf(closer) > 1 ? 2 : 1
    const name = use > 1 ? 'strong' : 'emphasis'
    const start = { ...opener.end }
    const end = { ...closer.start }
    move(start, -use)
    move(end, use)
    const sequence = `${name}Sequence` as const
    const opening: Token = { type: sequence, start, end: { ...opener.end } }
    const closing: Token = { type: sequence, start: { ...closer.start }, end }
    const text: Token = {
      type: `${name}Text`,
      start: { ...opener.end },
      end: { ...closer.start },
    }
    const group: Token = { type: name, start: { ...start }, end: { ...end } }
    opener.end = { ...start }
    closer.start = { ...end }
    const context = this.#context
    opens.push([
      ['enter', group, context],
      ['enter', opening, context],
      ['exit', opening, context],
      ['enter', text, context],
    ])
    this.#output.push(
      ['exit', text, context],
      ['enter', closing, context],
      ['exit', closing, context],
      ['exit', group, context],
    )
  }

  /** Characters left over from a run are text, before the groups that open at it. */
  #write({ token, opens }: Run): Event[] {
    const events: Event[] = opens.toReversed().flat()
    if (sizeOf(token) === 0) return events
    token.type = 'data'
    return [['enter', token, this.#context], ['exit', token, this.#context], ...events]
  }
}

function sizeOf({ start, end }: Token): number {
  return end.offset - start.offset
}

/** CommonMark's "multiple of 3" rule (6.2, rules 9 and 10). */
function isPair(opener: Token, closer: Token): boolean {
  const isBoth = opener._close || closer._open
  const [size, sum] = [sizeOf(closer), sizeOf(opener) + sizeOf(closer)]
  return !(isBoth && size % 3 !== 0 && sum % 3 === 0)
}

function move(point: Token['start'], by: number): void {
  point.column += by
  point.offset += by
  point._bufferIndex += by
}
