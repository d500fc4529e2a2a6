import { applyEdits, modify, parseTree, type Node } from 'jsonc-parser'
import { jsonFormat } from './json-format.ts'
import { normaliseRef } from '../site/page-ref.ts'
import {
  encodePath,
  normalizePageUrl,
  pagePath,
  pageUrl,
} from '../../runtime/kit/page-url.ts'
import { movedUrl, movedFile, type Move } from './move.ts'

/** A settings file after a rename. */
interface RenamedSettings {
  text: string
  /** Navigation entries and other links that were updated. */
  entries: { from: string; to: string }[]
}

/** A settings file with a redirect. */
interface RedirectedSettings {
  text: string
  /** The redirect that was added. Absent if there is one from this URL already. */
  redirect?: { source: string; destination: string }
}

/** Keys with URLs that may refer to a page. */
const ADDRESSES = new Set(['href', 'url', 'destination'])

/**
 * Updates references to a moved page or folder in a settings file, or in a file that it refers
 * to: navigation entries, links and redirect targets. Formatting and comments are kept.
 */
export function renameInSettings(text: string, move: Move): RenamedSettings {
  const root = parseTree(text)
  const found: { node: Node; from: string; to: string }[] = []
  if (root) visit(root, undefined, move, found)
  let renamed = text
  for (const { node, to } of found.toReversed()) {
    renamed =
      renamed.slice(0, node.offset) +
      JSON.stringify(to) +
      renamed.slice(node.offset + node.length)
  }
  return { text: renamed, entries: found.map(({ from, to }) => ({ from, to })) }
}

function visit(
  node: Node,
  key: string | undefined,
  move: Move,
  found: { node: Node; from: string; to: string }[],
): void {
  if (node.type === 'property') {
    const [name, value] = node.children ?? []
    if (value) visit(value, String(name?.value), move, found)
  } else if (node.type === 'string') {
    const from = String(node.value)
    const to = renamedValue(from, key, move)
    if (to !== from) found.push({ node, from, to })
  } else {
    for (const child of node.children ?? []) visit(child, key, move, found)
  }
}

function renamedValue(value: string, key: string | undefined, move: Move): string {
  if (key === 'pages' || key === 'root') {
    const path = normaliseRef(value)
    const now = renamedPath(path, move)
    if (now === path) return value
    return value.startsWith('/') ? `/${now}` : now
  }
  if (key === undefined || !ADDRESSES.has(key)) return value
  if (value.startsWith('/')) return movedUrl(move, value)
  // The prefix of a legacy tab or anchor.
  const isPrefix = key === 'url' && move.kind === 'folder' && value === move.from
  return isPrefix ? move.to : value
}

function renamedPath(path: string, move: Move): string {
  if (move.kind === 'folder') return movedFile(move, path)
  return path === pagePath(move.from) ? pagePath(move.to) : path
}

/**
 * Removes redirects that start at the new URL, because they would hide what was moved there.
 *
 * @returns `dropped` has their sources.
 */
export function dropHidingRedirects(
  text: string,
  move: Move,
): { text: string; dropped: string[] } {
  const hidden = [redirectOf(move).destination, pageUrl(move.to)]
  const formattingOptions = jsonFormat(text)
  const dropped: string[] = []
  let edited = text
  for (const [index, source] of [...redirectsOf(text).entries()].toReversed()) {
    if (!hidden.some((url) => isSame(source, url))) continue
    const edits = modify(edited, ['redirects', index], undefined, { formattingOptions })
    edited = applyEdits(edited, edits)
    dropped.unshift(source)
  }
  return { text: edited, dropped }
}

/** Adds a redirect from the old URL to the new one. */
export function addRedirect(text: string, move: Move): RedirectedSettings {
  const redirect = redirectOf(move)
  const formattingOptions = jsonFormat(text)
  const known = redirectsOf(text)
  if (known.some((source) => isSame(source, redirect.source))) return { text }
  const path = hasRedirects(text) ? ['redirects', known.length] : ['redirects']
  const value = hasRedirects(text) ? redirect : [redirect]
  const edits = modify(text, path, value, {
    formattingOptions,
    isArrayInsertion: path.length > 1,
  })
  return { text: applyEdits(text, edits), redirect }
}

function redirectOf({ from, to, kind }: Move): { source: string; destination: string } {
  return kind === 'folder'
    ? {
        source: `${encodePath(`/${from}`)}/:slug*`,
        destination: `${encodePath(`/${to}`)}/:slug*`,
      }
    : { source: pageUrl(from), destination: pageUrl(to) }
}

function isSame(a: string, b: string): boolean {
  return a === b || normalizePageUrl(a) === normalizePageUrl(b)
}

function redirectsNode(text: string): Node | undefined {
  const properties = parseTree(text)?.children ?? []
  return properties.find(({ children }) => children?.[0]?.value === 'redirects')
    ?.children?.[1]
}

function hasRedirects(text: string): boolean {
  return redirectsNode(text)?.type === 'array'
}

function redirectsOf(text: string): string[] {
  return (redirectsNode(text)?.children ?? []).map(({ children }) => {
    const source = children?.find(
      (property) => property.children?.[0]?.value === 'source',
    )
    return String(source?.children?.[1]?.value ?? '')
  })
}
