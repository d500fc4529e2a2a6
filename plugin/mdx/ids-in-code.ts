import type { Node } from 'estree'
import type { JSXAttribute, JSXOpeningElement } from 'estree-jsx'
import { walk } from 'estree-walker'
import type { TitledKind } from '../../runtime/render-record.ts'
import { aboutComponent } from '../../theme/components/about.ts'
import type { Outline } from '../../theme/components/component-about.ts'
import { attributeText } from './attribute-text.ts'
import { titledId } from './heading-id.ts'

/** The ids that code gives to elements. */
export interface IdsInCode {
  /** Those written as a string: `<h2 id="usage">`, or as the title of an accordion, step etc. */
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
      const anchor = anchorOf(node)
      const title =
        id ?? anchor?.text.map((key) => attributeOf(node, key)).find((each) => each)
      if (!title) return
      const text = attributeText(title)
      if (text === undefined) computed = true
      else written.push(id ? text : titledId(text, anchor?.kind))
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

/** How a component gets its id when it is rendered, if it does. */
function anchorOf({ name }: JSXOpeningElement) {
  const about = name.type === 'JSXIdentifier' ? aboutComponent(name.name) : undefined
  const anchor = about?.outline.anchor
  return anchor && isTitled(anchor) ? anchor : undefined
}

function isTitled(
  anchor: Exclude<Outline['anchor'], false>,
): anchor is { kind: TitledKind; text: readonly string[] } {
  return anchor.kind !== 'heading' && anchor.kind !== 'tab' && anchor.kind !== 'view'
}
