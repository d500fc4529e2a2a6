import type { Node } from 'estree'
import type { JSXAttribute, JSXOpeningElement } from 'estree-jsx'
import { walk } from 'estree-walker'
import { attributeText } from './attribute-text.ts'
import type { TitledKind } from '../../runtime/render-record.ts'
import { titledId } from './heading-id.ts'

/** Components that get their id when they are rendered. */
const TITLED = new Map<string, TitledKind>([
  ['Accordion', 'accordion'],
  ['Step', 'step'],
])

/** The ids that code gives to elements. */
export interface IdsInCode {
  /** Those written as a string: `<h2 id="usage">`, or as the title of an accordion or step. */
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
      const id = attributeOf(node, 'id')
      const kind = titledKind(node)
      const title = id ?? (kind && attributeOf(node, 'title'))
      if (!title) return
      const text = attributeText(title)
      if (text === undefined) computed = true
      else written.push(id ? text : titledId(text, kind))
    },
  })
  return { written, computed }
}

function attributeOf(
  { attributes }: JSXOpeningElement,
  name: string,
): JSXAttribute | undefined {
  return attributes.find(
    (attribute): attribute is JSXAttribute =>
      attribute.type === 'JSXAttribute' && attribute.name.name === name,
  )
}

function titledKind({ name }: JSXOpeningElement): TitledKind | undefined {
  return name.type === 'JSXIdentifier' ? TITLED.get(name.name) : undefined
}
