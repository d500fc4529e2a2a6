import type { Node, Program } from 'estree'
import type { JSXAttribute, JSXSpreadAttribute } from 'estree-jsx'
import { walk } from 'estree-walker'
import { browserGlobals } from '../../runtime/kit/browser-globals.ts'
import { isAmbientName, pageOnlyNames } from '../mdx/ambient-names.ts'
import { nodeGlobals } from '../mdx/global-names.ts'
import type { Compilation } from '../mdx/compilation.ts'
import {
  freeNames,
  handlesEvents,
  isTypeofOperand,
  RUNS_IN_BROWSER,
  type NameUse,
} from '../mdx/names-of-program.ts'
import { positionOfCode } from '../mdx/position-of-code.ts'
import type { CodeInReach } from './code-in-reach.ts'
import { holdsHandler } from './holds-function.ts'

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
        !(tag ? known.has(name) : nodeGlobals.has(name))),
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
export function namesInHandlers(
  code: Program,
  reach: CodeInReach,
): Set<Node> | undefined {
  let names: Set<Node> | undefined
  walk(code, {
    // ESTree's types lack JSX.
    enter(node: Node | JSXAttribute | JSXSpreadAttribute) {
      const handler = handlerIn(node, reach)
      if (!handler) return
      names ??= new Set()
      for (const use of freeNames(handler)) if (isLookedUpLater(use)) names.add(use.node)
    },
  })
  return names
}

/** The code of an event handler, or of a value with some. */
function handlerIn(
  node: Node | JSXAttribute | JSXSpreadAttribute,
  reach: CodeInReach,
): Node | undefined {
  if (node.type === 'JSXSpreadAttribute')
    return holdsHandler(node.argument, reach.values) ? node.argument : undefined
  if (node.type !== 'JSXAttribute')
    return node.type === 'Property' && handlesEvents(node) ? node.value : undefined
  const { name, value } = node
  if (typeof name.name !== 'string' || !RUNS_IN_BROWSER.test(name.name)) return undefined
  if (value?.type !== 'JSXExpressionContainer') return undefined
  const { expression } = value
  return expression.type === 'JSXEmptyExpression' ? undefined : expression
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
