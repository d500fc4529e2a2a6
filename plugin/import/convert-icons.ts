import type { Conversion } from './conversion.ts'
import { emptyTag } from './block-lines.ts'
import { visitNodes, type ForeignPage } from './foreign-page.ts'
import { iconOfMaterial, MATERIAL_ICON } from './material-icons.ts'

/** Converts icons of Material for MkDocs within text: `:material-clock:` becomes `<Icon icon="clock" />`. */
export function convertIcons(page: ForeignPage): Conversion[] {
  const found: Conversion[] = []
  visitNodes(page.tree, (node) => {
    if (node.type !== 'text') return
    const { start, end } = page.place(node)
    const icons = page.text
      .slice(start, end)
      .matchAll(new RegExp(MATERIAL_ICON.source, 'g'))
    for (const { index, 0: written, 1: set = '', 2: name = '' } of icons) {
      const icon = iconOfMaterial(set, name)
      if (icon === undefined) continue
      const text = emptyTag('Icon', { icon })
      const from = start + index
      found.push({
        kind: 'component',
        edits: [{ start: from, end: from + written.length, text }],
      })
    }
  })
  return found
}
