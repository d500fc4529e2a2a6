import { fillIn } from '../../runtime/kit/fill-in.ts'
import type { Strings } from '../../theme/strings/en.ts'
import type { AspectView } from '../document/schema/schema-view.ts'

/** What the subschema of a keyword such as `if` or `contains` is called on pages. */
export function aspectLabel(
  kind: AspectView['kind'],
  name: string,
  strings: Strings,
): string {
  switch (kind) {
    case 'not':
      return strings.notThis
    case 'if':
      return strings.ifThis
    case 'then':
      return strings.thenThis
    case 'else':
      return strings.elseThis
    case 'contains':
      return strings.containsItem
    case 'propertyNames':
      return strings.propertyNames
    case 'contentSchema':
      return strings.decodedContent
    case 'dependent':
      return fillIn(strings.withProperty, { name })
    case 'position':
      return fillIn(strings.position, { number: name })
  }
}
