import { INITIAL, type StateStack } from 'shiki/textmate'
import { StateIds } from './state-ids.ts'
import type { TokenStyle } from './theme-pair.ts'

/** A grammar state between two lines, with the lines already tokenized from it. */
interface LineState {
  state: StateStack
  lines: Map<string, KnownLine>
}

/** A highlighted line. */
export interface HighlightedLine {
  html: string
  /** Without duplicates, in order of appearance. */
  styles: readonly TokenStyle[]
}

interface KnownLine extends HighlightedLine {
  next: LineState
}

/** A tokenized line with the grammar state after it. */
export interface TokenizedLine extends HighlightedLine {
  state: StateStack
}

/** Memory limit per language, in characters. When it is exceeded, the cache is cleared. */
const MAX_CHARACTERS = 3_000_000
/** Estimated overhead of an entry, in characters. */
const ENTRY = 100
/** States nested deeper than this aren't compared with others. */
const MAX_DEPTH = 200

/**
 * Caches the lines of one language, each tokenized once per grammar state before it. The tokens of
 * a line depend only on its text and that state, and code repeats itself.
 */
export class LineCache {
  readonly #most: number
  #ids = new StateIds()
  #places = new Map<number, LineState>()
  #start = placeAt(INITIAL)
  #size = 0

  /** @param most Memory limit, in characters. */
  constructor(most: number = MAX_CHARACTERS) {
    this.#most = most
  }

  /** The initial state of a code block. */
  start(): LineState {
    if (this.#size > this.#most) {
      this.#ids = new StateIds()
      this.#places = new Map()
      this.#start = placeAt(INITIAL)
      this.#size = 0
    }
    return this.#start
  }

  /**
   * Returns a line at a place.
   *
   * @param read Tokenizes the line if it isn't cached.
   */
  lineAt(
    place: LineState,
    line: string,
    read: (line: string, before: StateStack) => TokenizedLine,
  ): KnownLine {
    const known = place.lines.get(line)
    if (known) return known
    const { html, styles, state } = read(line, place.state)
    const found = { html, styles, next: this.#placeOf(state) }
    place.lines.set(copy(line), found)
    this.#size += line.length + html.length + ENTRY
    return found
  }

  #placeOf(state: StateStack): LineState {
    if (state.depth > MAX_DEPTH) return placeAt(state)
    const id = this.#ids.idOf(state)
    let place = this.#places.get(id)
    if (!place) this.#places.set(id, (place = placeAt(state)))
    return place
  }
}

function placeAt(state: StateStack): LineState {
  return { state, lines: new Map() }
}

/** Copies a string: a slice keeps the whole text it was cut from in memory. */
function copy(text: string): string {
  const copied = Buffer.from(text).toString()
  // Lone surrogates don't survive the conversion.
  return copied === text ? copied : text
}
