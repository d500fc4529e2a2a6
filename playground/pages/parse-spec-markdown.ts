import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

/** Longer descriptions, and those nested deeper than `DEEPEST`, are shown as plain text. */
const LONGEST = 60_000
const DEEPEST = 24
/** Without one of these, a text is its own Markdown. */
const MARKUP = /[\\`*_{}[\]<>#|~&]|^\s*[-+>]|^\s*\d+[.)]|^ {4}|\n|https?:|www\.|@/m

const parsed = new Map<string, Root>()
const KEPT = 5000

/**
 * The Markdown of a description: CommonMark and tables, as a tree. HTML in it is a node
 * whose value is only text to us. Never throws: what the parser can't bear is plain text.
 */
export function parseSpecMarkdown(text: string): Root {
  if (!MARKUP.test(text)) return plain(text)
  const known = parsed.get(text)
  if (known) return known
  const root = parse(text)
  if (parsed.size >= KEPT) parsed.clear()
  parsed.set(text, root)
  return root
}

function parse(text: string): Root {
  if (text.length > LONGEST || nesting(text) > DEEPEST) return plain(text)
  try {
    const root = fromMarkdown(text, {
      extensions: [gfm()],
      mdastExtensions: [gfmFromMarkdown()],
    })
    dropPositions(root)
    return root
  } catch {
    return plain(text)
  }
}

/** Where a node was written is most of what a kept tree would take. */
function dropPositions(node: Nodes): void {
  delete node.position
  if ('children' in node) for (const child of node.children) dropPositions(child)
}

/** Quotes, list markers and brackets that open without closing make the parser slow or its tree deep. */
function nesting(text: string): number {
  let deepest = 0
  let open = 0
  for (const sign of text) {
    if (sign === '[' || sign === '(') deepest = Math.max(deepest, ++open)
    else if (sign === ']' || sign === ')') open = Math.max(0, open - 1)
  }
  for (const [, markers = ''] of text.matchAll(
    /^((?:[ \t]*(?:>|[-+*]|\d+[.)])(?=[ \t>]))+)/gm,
  )) {
    deepest = Math.max(deepest, markers.replace(/\s|\d+(?=[.)])/g, '').length)
  }
  for (const [run] of text.matchAll(/[*_~`]{2,}/g))
    deepest = Math.max(deepest, Math.floor(run.length / 3))
  return deepest
}

function plain(text: string): Root {
  return {
    type: 'root',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: text }] }],
  }
}
