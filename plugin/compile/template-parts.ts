import type { Expression } from 'estree'
import { call, literal } from '../mdx/build-estree.ts'

/** Finished HTML; `text` where it is nothing but text. */
export interface Html {
  html: string
  text?: string
}

/** Code that gives a value; a vnode needs no escaping. */
export interface Hole {
  code: Expression
  vnode: boolean
}

/** An element with holes: its pieces belong together. */
export interface Whole {
  pieces: (Html | Hole)[]
}

export type Part = Html | Hole | Whole

/** `_template(["<p>", "</p>"], hole)` */
export function template(texts: string[], holes: Expression[] = []): Expression {
  return call('_template', literal(texts), ...holes)
}

/** Parts as one template; undefined where there is nothing. */
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

/** One part from the pieces of an element: HTML where there are no holes. */
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

/** Adjacent HTML as one part. */
export function mergeHtml(a: Html, b: Html): Html {
  const html = a.html + b.html
  return a.text !== undefined && b.text !== undefined
    ? { html, text: a.text + b.text }
    : { html }
}
