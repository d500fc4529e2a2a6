import type { Diagnostic } from '../diagnostic.ts'
import { childOf, valuePlace } from './json/json-node.ts'
import type { ModernValues } from './keys.ts'
import { serverOptions } from './schema/contextual.ts'
import type { Validated } from './validate.ts'

type Contextual = NonNullable<ModernValues['contextual']>

/** The page menu without the options that need a server behind the site (behaviour 6.7). */
export function checkContextual(
  validated: Validated<Contextual> | undefined,
  report: (diagnostic: Diagnostic) => void,
): Contextual | undefined {
  if (!validated) return undefined
  const { value, node } = validated
  const isServed = (option: unknown) =>
    (serverOptions as readonly unknown[]).includes(option)
  const dropped = value.options.filter(isServed).map((option) => `\`${String(option)}\``)
  if (dropped.length > 0) {
    report({
      severity: 'warning',
      code: 'settings/hosted-feature',
      message: `The page menu is drawn without ${dropped.join(', ')}: a static site has no server for that`,
      hint: 'Remove these options.',
      ...valuePlace(childOf(node, 'options') ?? node),
    })
  }
  return { ...value, options: value.options.filter((option) => !isServed(option)) }
}
