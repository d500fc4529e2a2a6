import type * as v from 'valibot'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { nearest } from '../../runtime/kit/nearest.ts'
import { findUnknownKeys, type UnknownKey } from './find-unknown-keys.ts'
import { formatKeys, keyPlace, valuePlace } from './json-node.ts'
import type { JsonNode, JsonObject } from './json-node.ts'
import { isChildKey } from './navigation-schema.ts'
import { hostedKeys, ignoredKeys, requiredKeys, schemas } from './root-keys.ts'
import type { Generation, LegacyValues, ModernValues } from './root-keys.ts'
import { reportOutsideNavigation } from './report-outside-navigation.ts'
import { reportForeignKey, reportUnknownKey } from './report-unknown-key.ts'
import { isPageKey, synonymOf } from './synonyms.ts'
import { validate } from './validate.ts'
import type { Validated } from './validate.ts'

type Each<Values> = { [Key in keyof Values]?: Validated<NonNullable<Values[Key]>> }

/** The valid settings of a file, by the generation whose keys they use. */
export interface ValidatedRoot {
  modern: Each<ModernValues>
  legacy: Each<LegacyValues>
}

type Report = (diagnostic: Diagnostic) => void

/**
 * Checks every key of the root. Keys of the other generation warn with their replacement, and
 * take effect if their meaning is clear; unknown keys warn with the nearest name.
 *
 * @param written The root before its references were followed.
 */
export function validateRoot(
  root: JsonObject,
  written: JsonObject,
  generation: Generation,
  report: Report,
): ValidatedRoot {
  const other: Generation = generation === 'modern' ? 'legacy' : 'modern'
  const found: Record<Generation, Record<string, Validated<unknown>>> = {
    modern: {},
    legacy: {},
  }

  // A key whose `$ref` couldn't be followed counts as present, although its value was removed.
  const missingKeys = new Set(
    [...requiredKeys].filter(
      (key) => !root.entries.has(key) && !written.entries.has(key),
    ),
  )
  for (const [key, node] of root.entries) {
    const own = schemaOf(generation, key)
    const foreign = schemaOf(other, key)
    if (ignoredKeys.has(key)) continue
    if (hostedKeys.has(key)) reportHosted(key, node, report)
    else if (generation === 'modern' && isChildKey(key))
      reportOutsideNavigation(key, node, report)
    else if (own) {
      const missing = new Set<string>()
      const valid = validate(own, node, [key], report, missing)
      if (valid) found[generation][key] = valid
      for (const unknown of findUnknownKeys(own, node, [key])) {
        if (!standsForMissing(unknown, missing))
          reportUnknownKey(unknown, generation, report)
      }
      if (foreign && key !== 'navigation') {
        const part = foreignPart(own, foreign, node)
        const borrowed = part && validate(foreign, part, [key], report)
        if (borrowed) found[other][key] = borrowed
      }
    } else if (foreign) {
      reportForeignKey([key], node, generation, report)
      const missing = new Set<string>()
      const valid = validate(foreign, node, [key], asWarning(report), missing)
      if (valid) found[other][key] = valid
      for (const unknown of findUnknownKeys(foreign, node, [key])) {
        if (!standsForMissing(unknown, missing)) reportUnknownKey(unknown, other, report)
      }
    } else {
      const known = [...Object.keys(schemas[generation]), ...Object.keys(schemas[other])]
      const unknown = { keys: [key], node, known, siblings: [...root.entries.keys()] }
      if (!standsForMissing(unknown, missingKeys))
        reportUnknownKey(unknown, generation, report)
    }
  }
  for (const key of missingKeys) reportMissing(key, root, report)
  // The keys of `found` come from the schemas of their generation, whose outputs have these types.
  return found as ValidatedRoot
}

/**
 * Whether a key is a misspelling of a missing one, another name for it, or one of a page where a
 * group is expected. The diagnostic of the missing one already mentions it.
 */
function standsForMissing(
  { keys, known }: UnknownKey,
  missing: ReadonlySet<string>,
): boolean {
  const key = String(keys.at(-1))
  const page = isPageKey(key) ? 'group' : undefined
  return [nearest(key, known), synonymOf(key, known), page].some(
    (meant) =>
      meant !== undefined && missing.has(formatKeys([...keys.slice(0, -1), meant])),
  )
}

/** Mintlify ignores keys of the other generation, so their mistakes don't end the build. */
function asWarning(report: Report): Report {
  return (diagnostic) =>
    report(
      diagnostic.severity === 'error'
        ? { ...diagnostic, severity: 'warning' }
        : diagnostic,
    )
}

function schemaOf(generation: Generation, key: string): v.GenericSchema | undefined {
  return Object.hasOwn(schemas[generation], key) ? schemas[generation][key] : undefined
}

/**
 * A setting as validated by the other generation, if it has keys that only that one has, such
 * as `api.baseUrl`. Keys that both know stay, because some are required.
 */
function foreignPart(
  own: v.GenericSchema,
  foreign: v.GenericSchema,
  node: JsonNode,
): JsonObject | undefined {
  if (own === foreign || node.type !== 'object') return undefined
  const knows = (schema: v.GenericSchema, key: string) =>
    'entries' in schema && Object.hasOwn(schema.entries as object, key)
  const entries = [...node.entries].filter(([key]) => knows(foreign, key))
  const hasForeign = entries.some(([key]) => !knows(own, key))
  return hasForeign ? { ...node, entries: new Map(entries) } : undefined
}

function reportHosted(key: string, node: JsonNode, report: Report): void {
  report({
    severity: 'info',
    code: 'settings/hosted-feature',
    message: `\`${key}\` needs a service behind the site, so it has no effect here`,
    ...keyPlace(node),
  })
}

function reportMissing(key: string, root: JsonObject, report: Report): void {
  const near = nearest(key, root.entries.keys())
  report({
    severity: 'error',
    code: 'settings/missing-key',
    message: `\`${key}\` is required`,
    hint: near && `Is \`${near}\` meant to be \`${key}\`?`,
    ...valuePlace(root),
  })
}
