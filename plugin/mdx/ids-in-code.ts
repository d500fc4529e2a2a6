import type { Node } from 'estree'
import type { JSXOpeningElement } from 'estree-jsx'
import { walk } from 'estree-walker'
import { attributeText } from './attribute-text.ts'

/** The ids that code gives to elements. */
export interface IdsInCode {
  /** Those written as a string: `<h2 id="usage">`. */
  written: string[]
  /** Others are computed when the code runs: `<div id={name}>`. */
  computed: boolean
}

/** The ids in the JSX of code. */
export function idsInCode(root: Node): IdsInCode {
  const written: string[] = []
  let computed = false
  walk(root, {
    // ESTree's types lack JSX.
    enter(node: Node | JSXOpeningElement) {
      if (node.type !== 'JSXOpeningElement') return
      for (const attribute of node.attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'id') continue
        const id = attributeText(attribute)
        if (id === undefined) computed = true
        else written.push(id)
      }
    },
  })
  return { written, computed }
}
