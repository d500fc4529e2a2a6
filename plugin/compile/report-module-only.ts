import type { Node } from 'estree'
import type { Compilation } from '../mdx/compilation.ts'

const HINT =
  'Export the value from a .js or .ts file beside the page, which is a module of Vite, and import it'

/** Reports what only modules of Vite have: `import.meta.env`, `import()` of a name that is computed. */
export function reportModuleOnly(
  node: Node,
  parent: Node | null,
  page: Compilation,
): void {
  // `import.meta.env?.X` expects that there may be none.
  if (parent && 'optional' in parent && parent.optional) return
  const what = moduleOnly(node)
  if (what === undefined) return
  const { line = 1, column = 0 } = node.loc?.start ?? {}
  page.reportAt(
    page.page,
    { line, column: column + 1 },
    {
      code: 'mdx/undefined-name',
      message: `\`${what}\` does not exist in code of a page`,
      hint: HINT,
    },
  )
}

function moduleOnly(node: Node): string | undefined {
  if (node.type === 'ImportExpression')
    return node.source.type === 'Literal' ? undefined : 'import(…)'
  if (node.type !== 'MemberExpression' || node.object.type !== 'MetaProperty')
    return undefined
  const { property } = node
  const name =
    property.type === 'Identifier' && !node.computed
      ? property.name
      : property.type === 'Literal'
        ? String(property.value)
        : undefined
  return name === undefined || name === 'url' ? undefined : `import.meta.${name}`
}
