import type { Node } from 'estree'
import { walk } from 'estree-walker'

/** The string literals in code, which may contain class names. */
export function stringsInCode(root: Node): string[] {
  const strings: string[] = []
  walk(root, {
    enter(node) {
      if (node.type === 'Literal' && typeof node.value === 'string')
        strings.push(node.value)
      else if (node.type === 'TemplateElement') strings.push(node.value.cooked ?? '')
    },
  })
  return strings
}
