import { isTag } from '../mdx/tag.ts'
import type { Conversion } from './conversion.ts'
import { visitNodes, type ForeignPage } from './foreign-page.ts'

/** Docusaurus: `useBaseUrl('/a.png')`, `require('@site/static/a.png').default`, `require('./a.png')`. */
const CALL =
  /^\{\s*(?:useBaseUrl\(\s*(["'])\/?([^"'{}]+)\1\s*\)|require\(\s*(["'])(?:@site\/static\/([^"'{}]+)|(\.{1,2}\/[^"'{}]+))\3\s*\)(?:\.default)?)\s*\}$/

/** Astro and Next.js: the import of an image is an object with its URL. */
const IMAGE_IMPORT =
  /^\s*import\s+(\w+)\s+from\s+(["'])[^"'\n]+\.(?:png|jpe?g|gif|webp|avif|svg)\2/gm

/**
 * Converts URLs that Docusaurus computes, and `pathname:///a.pdf`, to paths from the root. The URL
 * of an imported image (`image.src`) becomes the import itself.
 */
export function convertUrls(page: ForeignPage): Conversion[] {
  const found: Conversion[] = []
  const images = new Set<string>()
  visitNodes(page.tree, (node) => {
    const { start, end } = page.place(node)
    if (node.type === 'mdxjsEsm')
      for (const [, name] of page.text.slice(start, end).matchAll(IMAGE_IMPORT))
        images.add(name!)
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
      const [, , based, , required, relative] = CALL.exec(value.trim()) ?? []
      const rooted = based ?? required
      const path = rooted === undefined ? relative : `/${rooted}`
      const from = place.start + name.length + 1
      const [, image = ''] = /^\{\s*(\w+)\.src\s*\}$/.exec(value.trim()) ?? []
      if (images.has(image))
        found.push({
          kind: 'component',
          edits: [{ start: from, end: place.end, text: `{${image}}` }],
        })
      if (path === undefined) continue
      const edit = { start: from, end: place.end, text: `"${path}"` }
      found.push({ kind: 'component', edits: [edit] })
    }
  })
  return found
}
