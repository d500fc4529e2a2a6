import type {
  ApiSource,
  NavigationEntry,
  SettingPlace,
  Settings,
} from '../../../runtime/types/settings.ts'
import type { Api } from '../../document/api-model.ts'
import { specLocation } from './api-sources.ts'
import type { ApiNode } from './node-sources.ts'

/** What the navigation says about pages: an entry for one, or the end of a node. */
interface Reference {
  ref?: string
  node?: ApiNode
  /** The `openapi` of the nearest node around it, else of the site. */
  sources: readonly ApiSource[]
  place: SettingPlace
}

/** The entries of the navigation, in order: those of a node, then the node. */
export function referencesIn({ api, navigation }: Settings): Reference[] {
  return [
    ...visit(navigation.children, api.openapi),
    ...visit(navigation.global, api.openapi),
  ]
}

function visit(
  entries: readonly NavigationEntry[],
  sources: readonly ApiSource[],
): Reference[] {
  return entries.flatMap((entry): Reference[] => {
    const { place } = entry
    if (entry.kind === 'page') return [{ ref: entry.ref, sources, place }]
    const inherited = entry.openapi ?? sources
    const root = entry.kind === 'group' ? entry.root : undefined
    return [
      ...(root === undefined ? [] : [{ ref: root, sources: inherited, place }]),
      ...visit(entry.children, inherited),
      { node: entry, sources: inherited, place },
      ...(entry.kind === 'group' ? [] : visit(entry.global ?? [], inherited)),
    ]
  })
}

/** The one of several sources that is a description. */
export function sourceOf(
  { source: location }: Api,
  sources: readonly ApiSource[],
): ApiSource | undefined {
  return sources.find(({ source }) => specLocation(source) === location)
}
