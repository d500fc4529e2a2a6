import type * as v from 'valibot'
import type { Diagnostic } from '../diagnostic.ts'
import { nearest } from '../nearest.ts'
import { findUnknownKeys } from './find-unknown-keys.ts'
import type { UnknownKey } from './find-unknown-keys.ts'
import { formatKeys, keyPlace, valuePlace } from './json/json-node.ts'
import type { JsonNode, JsonObject } from './json/json-node.ts'
import { hostedKeys, ignoredKeys, schemas } from './keys.ts'
import type { Generation, LegacyValues, ModernValues } from './keys.ts'
import { replacements } from './replacements.ts'
import { validate } from './validate.ts'
import type { Validated } from './validate.ts'

type Each<Values> = { [Key in keyof Values]?: Validated<NonNullable<Values[Key]>> }

/** The valid settings of a file, sorted by the generation whose words they use. */
export interface ValidatedRoot {
  modern: Each<ModernValues>
  legacy: Each<LegacyValues>
}

type Report = (diagnostic: Diagnostic) => void

/**
 * Checks every key of the root. Keys of the other generation warn with their replacement, and
 * take effect where their meaning is clear; unknown keys warn with the nearest name.
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

  for (const [key, node] of root.entries) {
    const own = schemaOf(generation, key)
    const foreign = schemaOf(other, key)
    if (ignoredKeys.has(key)) continue
    if (hostedKeys.has(key)) reportHosted(key, node, report)
    else if (own) {
      const valid = validate(own, node, [key], report)
      if (valid) found[generation][key] = valid
      for (const unknown of findUnknownKeys(own, node, [key])) {
        reportUnknown(unknown, generation, report)
      }
      if (foreign && key !== 'navigation') {
        const part = foreignPart(own, foreign, node)
        const borrowed = part && validate(foreign, part, [key], report)
        if (borrowed) found[other][key] = borrowed
      }
    } else if (foreign) {
      reportForeign([key], node, generation, report)
      const valid = validate(foreign, node, [key], report)
      if (valid) found[other][key] = valid
      for (const unknown of findUnknownKeys(foreign, node, [key])) {
        reportUnknown(unknown, other, report)
      }
    } else {
      const known = [...Object.keys(schemas[generation]), ...Object.keys(schemas[other])]
      reportUnknown({ keys: [key], node, known }, generation, report)
    }
  }
  for (const key of ['name', 'navigation']) {
    // A key whose reference could not be followed is written, though nothing is left of it.
    if (!root.entries.has(key) && !written.entries.has(key))
      reportMissing(key, root, report)
  }
  // The keys of `found` come from the schemas of their generation, which give these types.
  return found as unknown as ValidatedRoot
}

function schemaOf(generation: Generation, key: string): v.GenericSchema | undefined {
  return Object.hasOwn(schemas[generation], key) ? schemas[generation][key] : undefined
}

/**
 * A setting as the other generation sees it, if it holds keys that only that one knows, such
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

function reportUnknown(
  { keys, node, known }: UnknownKey,
  generation: Generation,
  report: Report,
) {
  const dotted = keys.filter((key) => typeof key === 'string').join('.')
  if (Object.hasOwn(replacements[generation], dotted)) {
    reportForeign(keys, node, generation, report)
    return
  }
  const key = String(keys.at(-1))
  const near = nearest(key, known)
  report({
    severity: 'warning',
    code: 'settings/unknown-key',
    message: `\`${formatKeys(keys)}\` is not a setting`,
    hint: misplaced(keys, known) ?? (near && `Did you mean \`${near}\`?`),
    ...keyPlace(node),
  })
}

/** Keys that say what an entry of the navigation is, and carry its label. */
const labelKeys: ReadonlySet<string> = new Set([
  'language',
  'version',
  'product',
  'tab',
  'dropdown',
  'anchor',
  'item',
  'group',
])

/** Mistakes that others made before (behaviour 2.2). */
function misplaced(
  keys: readonly (string | number)[],
  known: string[],
): string | undefined {
  const key = String(keys.at(-1))
  const label = known.find((name) => labelKeys.has(name))
  if (label && /^(?:name|title|label|text)$/.test(key))
    return `The label of this entry is \`${label}\`.`
  if (key !== 'default') return undefined
  return 'Put `"default": true` into the entry of the version or language itself.'
}

function reportForeign(
  keys: (string | number)[],
  node: JsonNode,
  generation: Generation,
  report: Report,
) {
  const dotted = keys.filter((key) => typeof key === 'string').join('.')
  const replacement = replacements[generation][dotted]
  const age = generation === 'modern' ? 'older' : 'newer'
  report({
    severity: 'warning',
    code: 'settings/other-schema',
    message: `\`${formatKeys(keys)}\` is of the ${age} schema`,
    hint: replacement && `Use \`${replacement}\`.`,
    ...keyPlace(node),
  })
}
