import type { Node } from 'estree'
import type { Compilation } from '../mdx/compilation.ts'
import { positionOfCode } from '../mdx/position-of-code.ts'

const HINT =
  'Export the value from a .js or .ts file next to the page, which is a Vite module, and import it.'

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
  page.report(positionOfCode(node), {
    code: 'mdx/undefined-name',
    message: `\`${what}\` does not exist in a page's code`,
    hint: HINT,
  })
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
