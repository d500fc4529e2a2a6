import type { Root } from 'mdast'
import { nodesIn } from './code-in-tree.ts'

/** Which footnote of a page has which label: those of its snippets may have the same. */
export class FootnoteNames {
  readonly #files = new Map<string, string>()

  /** @param tree The page's own. */
  constructor(tree: Root) {
    for (const label of definedIn(tree)) this.#files.set(label, '')
  }

  /** Gives footnotes of a snippet other labels where another file on the page has them too. */
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
