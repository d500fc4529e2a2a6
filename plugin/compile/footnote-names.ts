import type { Root } from 'mdast'
import { nodesIn } from './code-in-tree.ts'

/** Keeps footnote labels of a page and its snippets apart. Maps each label to its file. */
export class FootnoteNames {
  readonly #files = new Map<string, string>()

  /** @param tree The page's own mdast. */
  constructor(tree: Root) {
    for (const label of definedIn(tree)) this.#files.set(label, '')
  }

  /** Renames a snippet's footnotes whose labels another file of the page uses. */
  keepApart(tree: Root, path: string): void {
    const renamed = new Map<string, string>()
    for (const label of definedIn(tree)) {
      let name = label
      for (let count = 2; (this.#files.get(name) ?? path) !== path; count++)
        name = `${label}-${count}`
      this.#files.set(name, path)
      if (name !== label) renamed.set(label, name)
    }
    if (renamed.size === 0) return
    for (const node of nodesIn(tree)) {
      if (node.type !== 'footnoteDefinition' && node.type !== 'footnoteReference')
        continue
      const name = renamed.get(node.identifier)
      if (name === undefined) continue
      node.identifier = name
      node.label = name
    }
  }
}

function definedIn(tree: Root): Set<string> {
  const labels = new Set<string>()
  for (const node of nodesIn(tree))
    if (node.type === 'footnoteDefinition') labels.add(node.identifier)
  return labels
}
