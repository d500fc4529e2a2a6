import { INITIAL, type StateStack } from 'shiki/textmate'
import { StateIds } from './state-ids.ts'
import type { TokenStyle } from './theme-pair.ts'

/** A place between lines, with the lines that were seen to follow it. */
export interface LinePlace {
  state: StateStack
  lines: Map<string, KnownLine>
}

/** A line in colours. */
export interface ColoredLine {
  html: string
  /** Each once, in the order of the line. */
  styles: readonly TokenStyle[]
}

interface KnownLine extends ColoredLine {
  next: LinePlace
}

/** A line as a grammar reads it, and the state after it. */
export interface ReadLine extends ColoredLine {
  state: StateStack
}

/** What is kept of a language, in characters; then the table starts over. */
const MOST_CHARACTERS = 3_000_000
/** What an entry takes beside its texts. */
const ENTRY = 100
/** States that are nested deeper are not compared with others. */
const DEEPEST = 200

/**
 * The lines of one language, each read once for each state it can stand in. Code is made of
 * the same lines over and over, and what a grammar makes of a line depends on nothing but its
 * text and the state before it.
 */
export class KnownLines {
  readonly #most: number
  #ids = new StateIds()
  #places = new Map<number, LinePlace>()
  #start = placeAt(INITIAL)
  #size = 0

  /** @param most What is kept, in characters. */
  constructor(most: number = MOST_CHARACTERS) {
    this.#most = most
  }

  /** Where code begins. */
  start(): LinePlace {
    if (this.#size > this.#most) {
      this.#ids = new StateIds()
      this.#places = new Map()
      this.#start = placeAt(INITIAL)
      this.#size = 0
    }
    return this.#start
  }

  /**
   * A line at a place.
   *
   * @param read Reads a line that is new there.
   */
  lineAt(
    place: LinePlace,
    line: string,
    read: (line: string, before: StateStack) => ReadLine,
  ): KnownLine {
    const known = place.lines.get(line)
    if (known) return known
    const { html, styles, state } = read(line, place.state)
    const found = { html, styles, next: this.#placeOf(state) }
    place.lines.set(copy(line), found)
    this.#size += line.length + html.length + ENTRY
    return found
  }

  #placeOf(state: StateStack): LinePlace {
    if (state.depth > DEEPEST) return placeAt(state)
    const id = this.#ids.idOf(state)
    let place = this.#places.get(id)
    if (!place) this.#places.set(id, (place = placeAt(state)))
    return place
  }
}

function placeAt(state: StateStack): LinePlace {
  return { state, lines: new Map() }
}

/** A part of a text keeps the whole of it in memory; a copy does not. */
function copy(text: string): string {
  const copied = Buffer.from(text).toString()
  // Half a character has no bytes of its own.
  return copied === text ? copied : text
}
