import type { Program } from 'estree'
import type { Parents, RootContent } from 'mdast'
import { declarePattern } from '../generate/expressions.ts'
import { isTag } from '../tag.ts'

/** Stands before the name of a tag that is the author's own though the theme has one of that name. */
export const OWN = 'Own$'

/**
 * Marks tags whose component the page (or snippet) itself imports or declares under a name of
 * the theme: `<Image>` of an author is not the theme's image, which Markdown's images stay.
 *
 * @param replaced Local names whose tags a snippet's content takes the place of.
 */
export function markOwnComponents(
  tree: Parents,
  programs: readonly Program[],
  known: ReadonlySet<string>,
  replaced: ReadonlyMap<string, unknown>,
): void {
  const names = new Set<string>()
  for (const program of programs) addDeclared(program, names)
  const own = new Set([...names].filter((name) => known.has(name) && !replaced.has(name)))
  if (own.size > 0) mark(tree, own)
}

function mark(parent: Parents, own: ReadonlySet<string>): void {
  for (const child of parent.children as RootContent[]) {
    if (isTag(child) && own.has(child.name?.split('.')[0] ?? ''))
      child.name = `${OWN}${child.name}`
    if ('children' in child) mark(child, own)
  }
}

function addDeclared(program: Program, names: Set<string>): void {
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') {
      for (const { local } of node.specifiers) names.add(local.name)
      continue
    }
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    if (declaration?.type === 'VariableDeclaration') {
      for (const { id } of declaration.declarations) declarePattern(id, names)
    } else if (
      declaration &&
      'id' in declaration &&
      declaration.id?.type === 'Identifier'
    )
      names.add(declaration.id.name)
  }
}
