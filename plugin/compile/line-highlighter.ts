import type { StateStack } from 'shiki/textmate'
import { renderTokens } from './render-tokens.ts'
import type { HighlightedCode } from './highlighted-code.ts'
import type { LoadedLanguage } from './highlighter.ts'

interface Line {
  html: string
  styles: Record<string, string>
  next: Place
}

/** A place between lines, with the lines that were seen to follow it. */
interface Place {
  end: StateStack | undefined
  lines: Map<string, Line>
}

interface Known {
  start: Place
  places: Place[]
  lines: number
}

/** Lines of one language that are kept; then the cache starts over. */
const MOST_LINES = 20_000

/**
 * Highlights code line by line, and each line once for each place it can stand in. The
 * samples of an API are made of the same lines over and over: most need no grammar at all.
 * The result is that of highlighting the whole.
 */
export class LineHighlighter {
  readonly #languages = new Map<string, Known>()

  /** Code without marks of lines, in a language that is loaded. */
  render(code: string, loaded: LoadedLanguage): HighlightedCode {
    const known = this.#knownOf(loaded.language)
    const html: string[] = []
    const styles: Record<string, string> = {}
    let place = known.start
    for (const line of code.split(/\r?\n/)) {
      // An empty line changes nothing, and is not passed to grammars.
      if (line === '') {
        html.push('<span class="line"></span>')
        continue
      }
      let rendered = place.lines.get(line)
      if (!rendered)
        place.lines.set(copy(line), (rendered = renderLine(line, place, known, loaded)))
      html.push(rendered.html)
      Object.assign(styles, rendered.styles)
      place = rendered.next
    }
    return { html: html.join('\n'), styles, lineCount: html.length }
  }

  #knownOf(language: string): Known {
    let known = this.#languages.get(language)
    if (!known || known.lines > MOST_LINES) {
      const start: Place = { end: undefined, lines: new Map() }
      this.#languages.set(language, (known = { start, places: [], lines: 0 }))
    }
    return known
  }
}

/** A part of a text keeps the whole of it in memory; a copy does not. */
function copy(text: string): string {
  return Buffer.from(text).toString()
}

function renderLine(
  line: string,
  from: Place,
  known: Known,
  loaded: LoadedLanguage,
): Line {
  const request = { code: line, language: loaded.language, highlight: [], focus: [] }
  const { html, styles, end } = renderTokens(request, loaded, from.end)
  known.lines += 1
  let next = known.places.find((place) => place.end?.equals(end))
  if (!next) known.places.push((next = { end, lines: new Map() }))
  return { html, styles, next }
}
