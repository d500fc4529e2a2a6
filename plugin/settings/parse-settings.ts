import { byCodeUnit } from '../kit/by-code-unit.ts'
import { replacements } from './replacements.ts'
import type { LocateSetting, SettingPlace } from './setting-place.ts'
import type { Settings } from './settings.ts'
import { formatDiagnostic } from '../../runtime/kit/diagnostic.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { buildSettings } from './build-settings.ts'
import { checkColors } from './check-colors.ts'
import { checkContextual, withDownloadSpec } from './check-contextual.ts'
import { filterRedirects } from './filter-redirects.ts'
import { findCredentials } from './find-credentials.ts'
import { groupUnknownKeys } from './group-unknown-keys.ts'
import { childOf, keyPlace, valuePlace } from './json-node.ts'
import type { JsonNode, JsonObject } from './json-node.ts'
import { parseJson } from './parse-json.ts'
import { resolveRefs } from './resolve-refs.ts'
import type { ReadRef } from './resolve-refs.ts'
import { legacyKeys } from './root-keys.ts'
import type { Generation } from './root-keys.ts'
import { convertKeys } from './convert-legacy-values.ts'
import { convertLegacyNavigation } from './convert-legacy-navigation.ts'
import { buildNavigationSettings } from './build-navigation-settings.ts'
import { validateRoot } from './validate-root.ts'

/** The result of parsing a settings file. */
export interface ParsedSettings {
  /** Set whenever a site can still be rendered, that is, if there is a navigation. */
  settings?: Settings
  /** By file and line. */
  diagnostics: Diagnostic[]
  locate: LocateSetting
}

/**
 * Reads the text of `docs.json` or `mint.json`, of either generation, into one shape with all
 * defaults filled in. All problems are reported at once. Pure, except
 * for `readRef`, which returns the files that `$ref` names.
 *
 * @param file Its path from the root, for diagnostics.
 */
export function parseSettings(
  text: string,
  file: string,
  readRef: ReadRef,
): ParsedSettings {
  const parsed = parseJson(text.replace(/^\uFEFF/, ''), file)
  const diagnostics = [...parsed.diagnostics]
  if (!parsed.root) return { diagnostics, locate: locateIn(new Map()) }

  const resolved = resolveRefs(parsed.root, readRef)
  diagnostics.push(...resolved.diagnostics)
  const locate = locateIn(resolved.files)
  const { root } = resolved
  if (root.type !== 'object') {
    diagnostics.push({
      severity: 'error',
      code: 'settings/not-an-object',
      message: 'Settings must be an object',
      hint: 'Write `{ "name": …, "navigation": … }`.',
      ...valuePlace(root),
    })
    return { diagnostics, locate }
  }

  const isPartial = diagnostics.length > 0
  const unresolved = parsed.root.type === 'object' ? parsed.root : root
  const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic)
  const generation = detectGeneration(root, file)
  const { modern, legacy } = validateRoot(root, unresolved, generation, report)
  findCredentials(root, report)

  const navigation =
    generation === 'legacy'
      ? convertLegacyNavigation(legacy, report)
      : modern.navigation && buildNavigationSettings(modern.navigation, isPartial, report)
  const leftOut = (modern.navigation ?? legacy.navigation)?.leftOut ?? []
  const { written, only } = convertKeys(legacy, modern)
  checkColors(written, root, report)
  const redirects = filterRedirects(modern.redirects ?? legacy.redirects, report)
  const contextual = checkContextual(modern.contextual ?? legacy.contextual, report)
  const settings = navigation && {
    ...buildSettings(
      written,
      only,
      leftOut.length > 0 ? { ...navigation, leftOut } : navigation,
      generation,
      file,
    ),
    redirects,
    contextual: modern.api?.value.downloadSpec
      ? withDownloadSpec(contextual)
      : contextual,
  }
  return { settings, diagnostics: groupUnknownKeys(tidy(diagnostics, file)), locate }
}

/**
 * Determines which schema a file follows: a list as navigation is legacy, an object is modern.
 * Without navigation, the name of the file and its other keys decide.
 */
function detectGeneration(root: JsonObject, file: string): Generation {
  const navigation = root.entries.get('navigation')
  if (navigation?.type === 'array') return 'legacy'
  if (navigation?.type === 'object') return 'modern'
  if (file.endsWith('mint.json')) return 'legacy'
  const telling = [
    'topbarLinks',
    'topbarCtaButton',
    'tabs',
    'anchors',
    'footerSocials',
    'modeToggle',
  ]
  return telling.some((key) => root.entries.has(key) && key in legacyKeys)
    ? 'legacy'
    : 'modern'
}

/** Follows a path through a file and the files it refers to, as far as it exists. */
function locateIn(files: ReadonlyMap<string, JsonNode>): LocateSetting {
  return ({ file, keys }) => {
    let node = files.get(file)
    if (!node) return { file, line: 1, column: 1 }
    for (const key of writtenKeys(node, keys)) node = childOf(node, key) ?? node
    return node.keyOffset === undefined ? valuePlace(node) : keyPlace(node)
  }
}

/** The path of a setting in a file that has its legacy key: `openapi` for `api.openapi`. */
function writtenKeys(root: JsonNode, keys: SettingPlace['keys']): SettingPlace['keys'] {
  const nodeAt = (path: SettingPlace['keys']) =>
    path.reduce<JsonNode | undefined>((node, key) => childOf(node, key), root)
  if (nodeAt(keys)) return keys
  for (const [legacy, modern] of Object.entries(replacements.modern)) {
    const { length } = modern.split('.')
    if (keys.slice(0, length).join('.') !== modern) continue
    const written = [...legacy.split('.'), ...keys.slice(length)]
    if (nodeAt(legacy.split('.'))) return written
  }
  return keys
}

/**
 * Removes duplicates, because a key may have been checked against both schemas. Sorted by position,
 * with the settings file before the files that it refers to.
 */
function tidy(diagnostics: Diagnostic[], file: string): Diagnostic[] {
  const rank = (name: string | undefined) => (name === file ? '' : (name ?? ''))
  const unique = new Map(diagnostics.map((found) => [formatDiagnostic(found), found]))
  return [...unique.values()].sort(
    (a, b) =>
      byCodeUnit(rank(a.file), rank(b.file)) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  )
}
