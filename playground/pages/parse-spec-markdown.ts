import type { Root } from 'hast'
import { raw } from 'hast-util-raw'
import { type Schema, sanitize } from 'hast-util-sanitize'
import type { Nodes as MarkdownNodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { toHast } from 'mdast-util-to-hast'
import { gfm } from 'micromark-extension-gfm'
import { blockCallouts, calloutElements, separateCallouts } from './callouts-in-text.ts'
import { flattenComponents } from './components-in-text.ts'
import { escapeLoneTags } from './escape-lone-tags.ts'

/** Longer texts, and those nested deeper than the maximum, are shown as plain text. */
const MAX_LENGTH = 60_000
const MAX_DEPTH = 24
/** A text without any of these renders as itself. */
const MARKUP = /[\\`*_{}[\]<>#|~&]|^\s*[-+>]|^\s*\d+[.)]|^ {4}|\n|https?:|www\.|@/m

const BLOCKS =
  'p br hr blockquote pre ul ol li dl dt dd table caption thead tbody tfoot tr th td h1 h2 h3 h4 h5 h6 details summary'
const INLINE =
  'a strong b em i cite var del s ins u mark small sub sup q abbr kbd samp code img'

/** Elements that are removed with their content. */
const DROPPED =
  'script style iframe object embed svg math template noscript textarea title select'.split(
    ' ',
  )

const HTML_NAMES = `${BLOCKS} ${INLINE}`.split(' ')

/**
 * The allowed HTML: text, links, tables, lists, emphasis and callouts. No styles, classes, ids or
 * event handlers. Images become links.
 */
const ALLOWED: Schema = {
  tagNames: [...HTML_NAMES, ...calloutElements],
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

/** Without callouts, whose names have a capital: `<note>` is a placeholder in Markdown. */
const KEPT_NAMES = new Set(HTML_NAMES)
const DROPPED_NAMES = new Set(DROPPED)
const cache = new Map<string, Root>()
const MAX_CACHED = 5000

/**
 * Parses the Markdown of a description (CommonMark and GFM, with HTML) to a sanitised tree, which
 * can't execute or fetch anything. Cached. Never throws: text that can't be parsed is returned as
 * plain text.
 */
export function parseSpecMarkdown(text: string): Root {
  if (!MARKUP.test(text)) return plain(text)
  const known = cache.get(text)
  if (known) return known
  const root = parse(text)
  if (cache.size >= MAX_CACHED) cache.clear()
  cache.set(text, root)
  return root
}

function parse(text: string): Root {
  if (text.length > MAX_LENGTH || nesting(text) > MAX_DEPTH) return plain(text)
  try {
    const flat = flattenComponents(text)
    const markdown = fromMarkdown(separateCallouts(flat), {
      extensions: [gfm()],
      mdastExtensions: [gfmFromMarkdown()],
    })
    escapeLoneTags(markdown, flat, KEPT_NAMES, DROPPED_NAMES)
    const tree = toHast(markdown, { allowDangerousHtml: true })
    const withHtml = hasHtml(markdown) ? raw(tree) : tree
    const safe = sanitize(withHtml, ALLOWED)
    dropPositions(safe)
    if (safe.type !== 'root') return plain(text)
    blockCallouts(safe)
    return safe
  } catch {
    return plain(text)
  }
}

function hasHtml(node: MarkdownNodes): boolean {
  return node.type === 'html' || ('children' in node && node.children.some(hasHtml))
}

/** Positions would take up most of the cache's memory. */
function dropPositions(node: { position?: unknown; children?: unknown[] }): void {
  delete node.position
  for (const child of node.children ?? []) dropPositions(child as typeof node)
}

/**
 * Estimates the nesting of block quotes, lists, brackets and emphasis. Unclosed ones slow down
 * the parser or result in deep trees.
 */
function nesting(text: string): number {
  let deepest = 0
  let open = 0
  for (const char of text) {
    if (char === '[' || char === '(') deepest = Math.max(deepest, ++open)
    else if (char === ']' || char === ')') open = Math.max(0, open - 1)
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

/** The maximum number of elements that are open at once. */
function nestedTags(text: string): number {
  let open = 0
  let deepest = 0
  for (const [, slash] of text.matchAll(/<(\/?)[a-z][^<>]*>/gi)) {
    open = slash ? Math.max(0, open - 1) : open + 1
    deepest = Math.max(deepest, open)
  }
  // Ignore moderate counts, since void elements such as `<br>` are never closed.
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
