import type { Expression } from 'estree'
import { call, literal } from '../mdx/build-estree.ts'

/** Static HTML. `text` is set if it contains no markup. */
export interface Html {
  html: string
  text?: string
}

/** Code for a dynamic value. Vnodes need no escaping. */
interface Hole {
  code: Expression
  vnode: boolean
}

/** An element with holes, whose pieces must stay together. */
interface Whole {
  pieces: (Html | Hole)[]
}

/** A piece of a page's output, in the order of the page. */
export type Part = Html | Hole | Whole

/** `_template(["<p>", "</p>"], hole)` */
export function template(texts: string[], holes: Expression[] = []): Expression {
  return call('_template', literal(texts), ...holes)
}

/** Joins parts to one template. Undefined if they are empty. */
export function joinTemplate(parts: Part[]): Expression | undefined {
  const texts: string[] = ['']
  const holes: Expression[] = []
  for (const piece of parts.flatMap((part) => ('pieces' in part ? part.pieces : part))) {
    if ('html' in piece) texts[texts.length - 1] += piece.html
    else {
      holes.push(piece.vnode ? piece.code : call('_escape', piece.code))
      texts.push('')
    }
  }
  if (holes.length === 0 && texts[0]!.trim() === '') return undefined
  return template(texts, holes)
}

/** Joins the pieces of an element to one part, which is HTML if there are no holes. */
export function whole(parts: Part[]): Html | Whole {
  const pieces: (Html | Hole)[] = []
  for (const piece of parts.flatMap((part) => ('pieces' in part ? part.pieces : part))) {
    const last = pieces.at(-1)
    if (last && 'html' in last && 'html' in piece)
      pieces[pieces.length - 1] = { html: last.html + piece.html }
    else pieces.push(piece)
  }
  const [only] = pieces
  return pieces.length === 1 && only && 'html' in only ? only : { pieces }
}

/** Merges adjacent HTML. */
export function mergeHtml(a: Html, b: Html): Html {
  const html = a.html + b.html
  return a.text !== undefined && b.text !== undefined
    ? { html, text: a.text + b.text }
    : { html }
}
