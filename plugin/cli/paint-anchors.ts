import type {
  DivisionEntry,
  NavigationEntry,
  Paint,
  Settings,
} from '../../runtime/types/settings.ts'

/**
 * Settings in which each anchor has the colour that `colors.anchors` gives it. The modern schema
 * has no such default.
 */
export function paintAnchors(settings: Settings): Settings {
  const { anchors: paint, ...colors } = settings.colors
  if (paint === undefined) return settings
  const { children, global, ...navigation } = settings.navigation
  const painted = {
    ...navigation,
    children: children.map((entry) => paintEntry(entry, paint)),
    global: global.map((division) => paintDivision(division, paint)),
  }
  return { ...settings, colors, navigation: painted }
}

function paintEntry(entry: NavigationEntry, paint: Paint): NavigationEntry {
  return entry.kind === 'page' || entry.kind === 'group'
    ? entry
    : paintDivision(entry, paint)
}

function paintDivision(division: DivisionEntry, paint: Paint): DivisionEntry {
  const { kind, color } = division
  const children = division.children.map((entry) => paintEntry(entry, paint))
  return { ...division, color: kind === 'anchor' ? (color ?? paint) : color, children }
}
