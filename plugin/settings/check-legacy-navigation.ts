import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import { childOf, valuePlace } from './json-node.ts'
import type { JsonNode } from './json-node.ts'
import type { ValidatedRoot } from './validate-root.ts'
import { ownersOf } from './distribute-legacy-pages.ts'
import type { FindOwner } from './distribute-legacy-pages.ts'
import type { LegacyDivision } from './read-legacy-divisions.ts'
import type { VersionedGroup } from './read-legacy-groups.ts'

type Report = (diagnostic: Diagnostic) => void

/** Everything that decides where a group of `mint.json` belongs in the modern navigation. */
export interface LegacyNavigation {
  groups: VersionedGroup[]
  tabs: LegacyDivision[]
  anchors: LegacyDivision[]
  tabOf: FindOwner
  anchorOf: FindOwner
}

/** Reports what the conversion would silently ignore. */
export function checkLegacyNavigation(
  parts: LegacyNavigation,
  { versions }: ValidatedRoot['legacy'],
  report: Report,
): void {
  for (const group of parts.groups) {
    checkMixed(group, parts.tabOf, 'tab', report)
    checkMixed(group, parts.anchorOf, 'anchor', report)
  }
  const names = versions?.value.map(({ name }) => name)
  checkVersions(parts, names, report)
  if (versions) checkDefaults(versions, report)
}

function checkDefaults(
  { value, node }: NonNullable<ValidatedRoot['legacy']['versions']>,
  report: Report,
): void {
  const defaults = value.filter((version) => version.default)
  if (defaults.length < 2) return
  report({
    severity: 'warning',
    code: 'settings/several-defaults',
    message: `${defaults.length} versions are marked as default; the first is used`,
    hint: 'Keep `default` on one of them.',
    ...valuePlace(node),
  })
}

/** A group is rendered whole, so one with pages of two tabs is rendered in both. */
function checkMixed(
  group: VersionedGroup,
  findOwner: FindOwner,
  kind: 'tab' | 'anchor',
  report: Report,
): void {
  const owners = [...ownersOf(group, findOwner)]
  if (owners.length < 2) return
  const inside = owners.flatMap((owner) => (owner ? [`\`${owner.name}\``] : []))
  const names = `${kind}${inside.length > 1 ? 's' : ''} ${inside.join(' and ')}`
  const message =
    inside.length < owners.length
      ? `The group \`${group.name}\` has pages of the ${names}, and others; it is shown there whole`
      : `The group \`${group.name}\` has pages of the ${names}; it is shown whole in each`
  report({
    severity: 'warning',
    code: 'settings/mixed-group',
    message,
    hint: `Make it one group for each ${kind}.`,
    ...valuePlace(group.node),
  })
}

/** Every reference to a version must be in the list of versions. */
function checkVersions(
  { groups, tabs, anchors }: LegacyNavigation,
  names: readonly string[] | undefined,
  report: Report,
): void {
  const check = (version: string | undefined, node: JsonNode) => {
    if (version === undefined || names?.includes(version)) return
    const near = names && nearest(version, names)
    report({
      severity: 'warning',
      code: 'settings/unlisted-version',
      message: names
        ? `\`${version}\` is not in \`versions\``
        : `\`version\` has no effect, because there are no \`versions\``,
      hint: near ? `Did you mean \`${near}\`?` : 'Add it to `versions`.',
      ...valuePlace(childOf(node, 'version') ?? node),
    })
  }
  const checkGroup = ({ version, node, children }: VersionedGroup): void => {
    check(version, node)
    for (const child of children) if (child.kind === 'group') checkGroup(child)
  }
  groups.forEach(checkGroup)
  for (const { version, node } of [...tabs, ...anchors]) check(version, node)
}
