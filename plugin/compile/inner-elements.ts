import type { Node, Program } from 'estree'
import type { JSXElement } from 'estree-jsx'
import { walk } from 'estree-walker'
import { wholeOfPart } from '../../runtime/kit/whole-of-part.ts'
import type { Compilation, Positioned } from '../mdx/compilation.ts'

/** Whether an element can't be an island, because it is a part of another one. */
export function isInnerElement(name: string): boolean {
  return wholeOfPart(name) !== undefined
}

/** The first outermost element in code that can't be an island. */
export function innerElementIn(code: Program): string | undefined {
  let found: string | undefined
  walk(code, {
    // ESTree's types lack JSX.
    enter(node: Node | JSXElement) {
      if (found !== undefined) return this.skip()
      if (node.type !== 'JSXElement') return
      const { name } = node.openingElement
      if (name.type === 'JSXIdentifier' && isInnerElement(name.name)) found = name.name
      this.skip()
    },
  })
  return found
}

/** Reports that the functions of such an element are lost. */
export function reportInnerElement(
  name: string,
  node: Positioned,
  page: Compilation,
): void {
  const whole = wholeOfPart(name)
  page.report(node, {
    code: 'mdx/lost-handler',
    message: `<${name}> doesn't react to the reader: it is a part of <${whole}>, and only the whole can`,
    hint: `Write all of the <${whole}> in a component of a snippet, or in one that the page exports.`,
  })
}
