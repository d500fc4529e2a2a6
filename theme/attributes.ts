import { cards } from './attributes/cards.ts'
import { code } from './attributes/code.ts'
import { fields } from './attributes/fields.ts'
import { structure } from './attributes/structure.ts'
import { text } from './attributes/text.ts'
import type { Attributes } from './attributes/attribute.ts'
import type { ComponentName } from './component-modules.ts'

export type { Attribute, Attributes, AttributeType } from './attributes/attribute.ts'

/** Components that are written with a dot. */
type PartName = 'Tree.Folder' | 'Tree.File' | 'Color.Row' | 'Color.Item'

/** Attributes of every component. */
export const commonAttributes: Attributes = {
  className: { type: 'text', description: 'Class names for the outermost element.' },
  class: { type: 'text', description: 'The same as `className`.' },
}

/** Every attribute of every component (behaviour part 4). */
export const attributes = {
  ...cards,
  ...code,
  ...fields,
  ...structure,
  ...text,
} satisfies Record<ComponentName | PartName, Attributes>
