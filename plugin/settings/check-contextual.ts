import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { childOf, valuePlace } from './json-node.ts'
import { serverOptions } from './frame-schema.ts'
import type { ContextualSettings } from './setting-types.ts'
import type { Validated } from './validate.ts'

/** The page menu without the options that need a server behind the site. */
export function checkContextual(
  validated: Validated<ContextualSettings> | undefined,
  report: (diagnostic: Diagnostic) => void,
): ContextualSettings | undefined {
  if (!validated) return undefined
  const { value, node } = validated
  const isServed = (option: unknown) =>
    (serverOptions as readonly unknown[]).includes(option)
  const dropped = value.options.filter(isServed).map((option) => `\`${String(option)}\``)
  if (dropped.length > 0) {
    report({
      severity: 'warning',
      code: 'settings/hosted-feature',
      message: `The page menu is shown without ${dropped.join(', ')}: a static site has no server for that`,
      hint: 'Remove these options.',
      ...valuePlace(childOf(node, 'options') ?? node),
    })
  }
  return { ...value, options: value.options.filter((option) => !isServed(option)) }
}
