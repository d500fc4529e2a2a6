import type { Node } from 'estree'
import type { Compilation } from '../mdx/compilation.ts'

const HINT =
  'Export the value from a .js or .ts file next to the page, which is a Vite module, and import it'

/** Reports what works only in Vite modules: `import.meta.env`, `import()` with a computed name. */
export function reportModuleOnly(
  node: Node,
  parent: Node | null,
  page: Compilation,
): void {
  // `import.meta.env?.X` handles a missing `env`.
  if (parent && 'optional' in parent && parent.optional) return
  const what = moduleOnly(node)
  if (what === undefined) return
  const { line = 1, column = 0 } = node.loc?.start ?? {}
  page.reportAt(
    page.page,
    { line, column: column + 1 },
    {
      code: 'mdx/undefined-name',
      message: `\`${what}\` does not exist in a page's code`,
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
