import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { childOf, valuePlace } from './json-node.ts'
import { mcpOptions, serverOptions } from './contextual-schema.ts'
import type { ContextualOption, ContextualSettings } from './setting-types.ts'
import type { Validated } from './validate.ts'

/** The page menu without options whose server is not in the settings. */
export function checkContextual(
  validated: Validated<ContextualSettings> | undefined,
  report: (diagnostic: Diagnostic) => void,
): ContextualSettings | undefined {
  if (!validated) return undefined
  const { value, node } = validated
  const of = (names: readonly string[]) =>
    value.options.filter((option) => typeof option === 'string' && names.includes(option))
  const place = valuePlace(childOf(node, 'options') ?? node)
  const listed = (options: readonly ContextualOption[]) =>
    options
      .map((option) => `\`${typeof option === 'string' ? option : option.title}\``)
      .join(', ')

  const served = of(serverOptions)
  if (served.length > 0) {
    report({
      severity: 'warning',
      code: 'settings/hosted-feature',
      message: `The page menu is shown without ${listed(served)}: a static site has no server for that`,
      hint: 'Remove these options.',
      ...place,
    })
  }
  const unconnected =
    value.mcp === undefined
      ? [...of(mcpOptions), ...value.options.filter(hasMcpPlaceholder)]
      : []
  if (unconnected.length > 0) {
    report({
      severity: 'warning',
      code: 'settings/hosted-feature',
      message: `The page menu is shown without ${listed(unconnected)}: \`contextual.mcp\` is not set`,
      hint: "Set `contextual.mcp` to the URL of your MCP server, or remove these options. `skerry mcp` serves a built site on the reader's own machine.",
      ...place,
    })
  }
  const dropped = new Set([...served, ...unconnected])
  return { ...value, options: value.options.filter((option) => !dropped.has(option)) }
}

/** The page menu with the option to download an API description, which `api.spec` also asks for. */
export function withDownloadSpec(
  contextual: ContextualSettings | undefined,
): ContextualSettings {
  const options = contextual?.options ?? []
  return options.includes('download-spec') && contextual
    ? contextual
    : { ...contextual, options: [...options, 'download-spec'] }
}

/** Whether the URL of an author's entry contains that of the MCP server. */
function hasMcpPlaceholder(option: ContextualOption): boolean {
  if (typeof option === 'string') return false
  const { href } = option
  const texts =
    typeof href === 'string'
      ? [href]
      : [href.base, ...href.query.map(({ value }) => value)]
  return texts.some((text) => /\$mcp\b/.test(text))
}
