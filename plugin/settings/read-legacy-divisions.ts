import type { SettingPlace } from './setting-place.ts'
import type { IconRef, Paint } from './setting-types.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { childOf, settingPlace, valuePlace } from './json-node.ts'
import type { JsonNode } from './json-node.ts'
import type { LegacyValues } from './root-keys.ts'
import { schemeOf, styledIcon } from './values-schema.ts'
import type { Validated } from './validate.ts'
import { prefixOf } from './legacy-prefix.ts'

/** A legacy tab or anchor: it owns the pages under a prefix, or links elsewhere. */
export interface LegacyDivision {
  kind: 'tab' | 'anchor'
  name: string
  prefix: string
  /** Set if it links elsewhere instead of owning pages. */
  href?: string
  version?: string
  hiddenUntilActive: boolean
  icon?: IconRef
  color?: Paint
  openapi: string[]
  node: JsonNode
  place: SettingPlace
}

type Values = NonNullable<LegacyValues['anchors'] | LegacyValues['tabs']>

/**
 * The tabs or anchors of a legacy file. The url `/` is a link home, since as a prefix it
 * would own everything or nothing. Of two with one prefix, the second owns nothing.
 */
export function readLegacyDivisions(
  kind: LegacyDivision['kind'],
  validated: Validated<Values> | undefined,
  report: (diagnostic: Diagnostic) => void,
): LegacyDivision[] {
  const prefixes = new Map<string, string>()
  return (validated?.value ?? []).map((entry, index) => {
    const node = childOf(validated?.node, index) ?? validated!.node
    const { name, url, version, openapi } = entry
    const prefix = prefixOf(url)
    const external = schemeOf(url) !== undefined || url.startsWith('#')
    const conflict = external ? undefined : prefixes.get(prefix)
    if (conflict !== undefined) {
      report({
        severity: 'warning',
        code: 'settings/duplicate-prefix',
        message: `\`${conflict}\` and \`${name}\` both apply to the pages under \`${url}\``,
        hint: `They belong to \`${conflict}\`. Give \`${name}\` its own \`url\`.`,
        ...valuePlace(childOf(node, 'url') ?? node),
      })
    } else prefixes.set(prefix, name)
    return {
      kind,
      name,
      prefix,
      href: external
        ? url
        : prefix === '' || conflict !== undefined
          ? `/${prefix}`
          : undefined,
      version,
      hiddenUntilActive: entry.isDefaultHidden,
      icon: 'icon' in entry ? styledIcon(entry.icon, entry.iconType) : undefined,
      color: 'color' in entry ? entry.color : undefined,
      openapi: openapi === undefined ? [] : [openapi].flat(),
      node,
      place: settingPlace(node),
    }
  })
}
