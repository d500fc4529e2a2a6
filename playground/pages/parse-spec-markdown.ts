import type { Root } from 'hast'
import { raw } from 'hast-util-raw'
import { type Schema, sanitize } from 'hast-util-sanitize'
import type { Nodes as MarkdownNodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { toHast } from 'mdast-util-to-hast'
import { gfm } from 'micromark-extension-gfm'
import { escapeLoneTags } from './escape-lone-tags.ts'

/** Longer descriptions, and those nested deeper than `DEEPEST`, are shown as plain text. */
const LONGEST = 60_000
const DEEPEST = 24
/** Without one of these, a text is its own Markdown. */
const MARKUP = /[\\`*_{}[\]<>#|~&]|^\s*[-+>]|^\s*\d+[.)]|^ {4}|\n|https?:|www\.|@/m

const BLOCKS =
  'p br hr blockquote pre ul ol li dl dt dd table caption thead tbody tfoot tr th td h1 h2 h3 h4 h5 h6 details summary'
const INLINE =
  'a strong b em i cite var del s ins u mark small sub sup q abbr kbd samp code img'

/** Left out with their content. */
const DROPPED =
  'script style iframe object embed svg math template noscript textarea title select'.split(
    ' ',
  )

/**
 * What of HTML is kept: text, links, tables, lists and emphasis. No styles, classes, ids or
 * handlers; images are kept as links.
 */
const ALLOWED: Schema = {
  tagNames: `${BLOCKS} ${INLINE}`.split(' '),
  attributes: {
    a: ['href'],
    img: ['src', 'alt'],
    ol: ['start'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan'],
    code: [['className', /^language-[\w+#-]+$/]],
  },
  protocols: {
    href: ['http', 'https', 'mailto', 'tel'],
    src: ['http', 'https'],
  },
  ancestors: {
    li: ['ul', 'ol'],
    ...Object.fromEntries(
      'caption thead tbody tfoot tr th td'.split(' ').map((name) => [name, ['table']]),
    ),
  },
  strip: DROPPED,
  allowComments: false,
  allowDoctypes: false,
}

const keptNames = new Set(ALLOWED.tagNames)
const droppedNames = new Set(DROPPED)
const parsed = new Map<string, Root>()
const KEPT = 5000

/**
 * The Markdown of a description, with the HTML in it: CommonMark and GFM, as a tree of which
 * nothing can run or fetch. Never throws: what the parsers can't bear is plain text.
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
    const markdown = fromMarkdown(text, {
      extensions: [gfm()],
      mdastExtensions: [gfmFromMarkdown()],
    })
    escapeLoneTags(markdown, text, keptNames, droppedNames)
    const tree = toHast(markdown, { allowDangerousHtml: true })
    const whole = hasHtml(markdown) ? raw(tree) : tree
    const safe = sanitize(whole, ALLOWED)
    dropPositions(safe)
    return safe.type === 'root' ? safe : plain(text)
  } catch {
    return plain(text)
  }
}

function hasHtml(node: MarkdownNodes): boolean {
  return node.type === 'html' || ('children' in node && node.children.some(hasHtml))
}

/** Positions would be most of the memory that cached trees take. */
function dropPositions(node: { position?: unknown; children?: unknown[] }): void {
  delete node.position
  for (const child of node.children ?? []) dropPositions(child as typeof node)
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
  return Math.max(deepest, nestedTags(text))
}

/** How many elements are open at once, at most, where nobody closes them. */
function nestedTags(text: string): number {
  let open = 0
  let deepest = 0
  for (const [, slash] of text.matchAll(/<(\/?)[a-z][^<>]*>/gi)) {
    open = slash ? Math.max(0, open - 1) : open + 1
    deepest = Math.max(deepest, open)
  }
  // `<br>` and the like are never closed.
  return deepest > 2000 ? deepest : 0
}

function plain(text: string): Root {
  return {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'p',
        properties: {},
        children: [{ type: 'text', value: text }],
      },
    ],
  }
}
