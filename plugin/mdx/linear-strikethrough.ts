import type {
  Construct,
  Event,
  Extension,
  Resolver,
  Token,
  TokenizeContext,
} from 'micromark-util-types'
import { GroupDepths, resolveInside } from './resolve-inside.ts'

const TILDE = 126

/** Output indexes of runs of one length that may open, innermost last. */
type Openers = number[]

/**
 * Resolves GFM strikethrough in linear time: the original searches all events before each closing
 * mark.
 *
 * @param extension Returned unchanged if it has no strikethrough.
 */
export function linearStrikethrough(extension: Extension): Extension {
  const own = at(extension.text?.[TILDE]).find(({ name }) => name === 'strikethrough')
  if (!own) return extension
  const linear: Construct = { ...own, resolveAll: resolveLinearly }
  const inside = extension.insideSpan?.null ?? []
  return {
    ...extension,
    text: {
      ...extension.text,
      [TILDE]: at(extension.text?.[TILDE]).map((it) => (it === own ? linear : it)),
    },
    insideSpan: {
      ...extension.insideSpan,
      null: inside.map((it) => (it === own ? linear : it)),
    },
  }
}

const resolveLinearly: Resolver = (events, context) => {
  if (!events.some(([, token]) => isMark(token))) return events
  const resolved = new StrikethroughResolver(context).resolve(events)
  // Modify in place: the caller keeps this array.
  events.length = 0
  for (const event of resolved) events.push(event)
  return events
}

class StrikethroughResolver {
  readonly #context: TokenizeContext
  readonly #output: Event[] = []
  readonly #openers = new Map<number, Openers>()
  readonly #depths = new GroupDepths()

  constructor(context: TokenizeContext) {
    this.#context = context
  }

  resolve(events: readonly Event[]): Event[] {
    for (const event of events) {
      const [kind, token] = event
      if (!isMark(token)) this.#output.push(event)
      else if (kind === 'enter') this.#add(token)
    }
    for (const [, token] of this.#output) if (isMark(token)) token.type = 'data'
    return this.#output
  }

  #add(token: Token): void {
    const size = token.end.offset - token.start.offset
    const openers = this.#openers.get(size) ?? []
    this.#openers.set(size, openers)
    const opener = token._close ? openers.at(-1) : undefined
    if (opener !== undefined && this.#depths.nest(opener))
      return this.#group(opener, token)
    if (token._open) openers.push(this.#output.length)
    this.#push('enter', token)
    this.#push('exit', token)
  }

  #group(opener: number, closer: Token): void {
    const inside = this.#output.splice(opener)
    const [, opening] = inside.shift()!
    inside.shift()
    // Runs inside a group can't open groups outside of it.
    for (const openers of this.#openers.values())
      while (openers.length > 0 && openers.at(-1)! >= opener) openers.pop()
    opening.type = 'strikethroughSequence'
    closer.type = 'strikethroughSequence'
    const group: Token = {
      type: 'strikethrough',
      start: { ...opening.start },
      end: { ...closer.end },
    }
    const text: Token = {
      type: 'strikethroughText',
      start: { ...opening.end },
      end: { ...closer.start },
    }
    this.#push('enter', group)
    this.#push('enter', opening)
    this.#push('exit', opening)
    this.#push('enter', text)
    for (const event of resolveInside(inside, this.#context)) this.#output.push(event)
    this.#push('exit', text)
    this.#push('enter', closer)
    this.#push('exit', closer)
    this.#push('exit', group)
  }

  #push(kind: 'enter' | 'exit', token: Token): void {
    this.#output.push([kind, token, this.#context])
  }
}

function isMark({ type }: Token): boolean {
  return type === 'strikethroughSequenceTemporary'
}

function at(found: Construct | Construct[] | undefined): Construct[] {
  return found === undefined ? [] : Array.isArray(found) ? found : [found]
}
