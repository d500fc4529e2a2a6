import type { Node, Program } from 'estree'
import type { JSXAttribute } from 'estree-jsx'
import { walk } from 'estree-walker'
import { browserGlobals } from '../../runtime/kit/browser-globals.ts'
import { isAmbientName, pageOnlyNames } from '../mdx/ambient-names.ts'
import type { Compilation } from '../mdx/compilation.ts'
import { freeNames, isTypeofOperand, type NameUse } from '../mdx/names-of-program.ts'
import { positionOfCode } from '../mdx/position-of-code.ts'

/** Attributes for event handlers. */
export const LISTENER = /^on[A-Z]/

/** Names in code that a module with the page's declarations doesn't have. */
export function unknownNames(
  code: Program,
  declared: ReadonlySet<string>,
  { known }: Compilation,
): NameUse[] {
  return freeNames(code).filter(
    ({ name, tag }) =>
      pageOnlyNames.has(name) ||
      (!declared.has(name) &&
        !isAmbientName(name) &&
        !browserGlobals.has(name) &&
        !(tag ? known.has(name) : Object.hasOwn(globalThis, name))),
  )
}

/** Whether a handler looks a name up when it runs, so that a script may have defined it. */
export function isLookedUpLater({ name, tag, scopes }: NameUse): boolean {
  return !tag && !pageOnlyNames.has(name) && scopes.length > 0
}

/**
 * The names that event handlers in code look up when they run. Undefined if there are no
 * handlers.
 */
export function namesInHandlers(code: Program): Set<Node> | undefined {
  let names: Set<Node> | undefined
  walk(code, {
    // ESTree's types lack JSX.
    enter(node: Node | JSXAttribute) {
      if (node.type !== 'JSXAttribute' || typeof node.name.name !== 'string') return
      if (!LISTENER.test(node.name.name)) return
      names ??= new Set()
      if (node.value?.type !== 'JSXExpressionContainer') return
      const { expression } = node.value
      if (expression.type === 'JSXEmptyExpression') return
      for (const use of freeNames(expression))
        if (isLookedUpLater(use)) names.add(use.node)
    },
  })
  return names
}

/** Reports names in handlers that only a script of the site may define, each once. */
export function reportScriptNames(uses: readonly NameUse[], page: Compilation): void {
  // `typeof name` asks whether a script has defined it.
  const asked = new Set(uses.filter(isTypeofOperand).map(({ name }) => name))
  for (const { name, node } of new Map(uses.map((use) => [use.name, use])).values())
    if (!asked.has(name))
      page.report(positionOfCode(node), {
        code: 'mdx/undefined-name',
        message: `\`${name}\` is not defined on this page, so the handler throws unless a script of the site defines it`,
        hint: `Write \`window.${name}\` if one does.`,
      })
}
