import { isTag } from '../mdx/tag.ts'
import type { Conversion } from './conversion.ts'
import { visitNodes, type ForeignPage } from './foreign-page.ts'

/** Docusaurus: `useBaseUrl('/a.png')`, `require('@site/static/a.png').default`. */
const CALL =
  /^\{\s*(?:useBaseUrl\(\s*(["'])\/?([^"'{}]+)\1\s*\)|require\(\s*(["'])@site\/static\/([^"'{}]+)\3\s*\)(?:\.default)?)\s*\}$/

/** Converts URLs that Docusaurus computes, and `pathname:///a.pdf`, to paths from the root. */
export function convertUrls(page: ForeignPage): Conversion[] {
  const found: Conversion[] = []
  visitNodes(page.tree, (node) => {
    const { start, end } = page.place(node)
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      const at = page.text.slice(start, end).indexOf('pathname:///')
      if (at === -1 || !node.url.startsWith('pathname:///')) return
      const from = start + at
      const edit = { start: from, end: from + 'pathname:///'.length, text: '/' }
      found.push({ kind: 'mark', edits: [edit] })
    }
    if (!isTag(node)) return
    for (const attribute of node.attributes) {
      const place = page.place(attribute)
      const [name = '', value = ''] = page.text
        .slice(place.start, place.end)
        .split(/=(.*)/s)
      const [, , based, , required] = CALL.exec(value.trim()) ?? []
      const path = based ?? required
      if (path === undefined) continue
      const from = place.start + name.length + 1
      const edit = { start: from, end: place.end, text: `"/${path}"` }
      found.push({ kind: 'component', edits: [edit] })
    }
  })
  return found
}
