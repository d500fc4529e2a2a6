import * as v from 'valibot'
import { apiKeys } from './api-schema.ts'
import { frameKeys } from './frame-schema.ts'
import { legacyLookKeys } from './legacy-look-schema.ts'
import { legacyNavigationKeys } from './legacy-navigation-schema.ts'
import { legacyPublishingKeys } from './legacy-publishing-schema.ts'
import { lookKeys } from './look-schema.ts'
import { navigationKeys } from './navigation-schema.ts'
import { publishingKeys } from './publishing-schema.ts'
import { siteKeys } from './site-schema.ts'

/** The two schemas of docs.json: that of `mint.json`, and the one that followed it. */
export type Generation = 'legacy' | 'modern'

/** The keys of a modern file except the navigation, with their defaults. */
const modernSettings = {
  ...siteKeys,
  ...lookKeys,
  ...frameKeys,
  ...publishingKeys,
  ...apiKeys,
}

/** One schema of them: from what authors write to the settings that everything reads. */
export const ModernSettings = v.object(modernSettings)

/** The root of a modern file. */
export const modernKeys = { ...modernSettings, ...navigationKeys }

const { name, description, theme, logo, favicon, feedback, redirects } = modernKeys
const { banner, integrations, errors, contextual, variables, files } = modernKeys

/** Keys whose shape and meaning both generations share. */
export const sharedKeys = {
  name,
  description,
  theme,
  logo,
  favicon,
  feedback,
  redirects,
  banner,
  integrations,
  errors,
  contextual,
  variables,
  files,
}

/** The root of a legacy file. */
export const legacyKeys = {
  ...sharedKeys,
  ...legacyLookKeys,
  ...legacyNavigationKeys,
  ...legacyPublishingKeys,
}

type Values<Keys extends Record<string, v.GenericSchema>> = {
  [Key in keyof Keys]?: v.InferOutput<Keys[Key]>
}

/** The valid values of a modern file, with nested defaults filled in. */
export type ModernValues = Values<typeof modernKeys>

/** The valid values of a legacy file, with nested defaults filled in. */
export type LegacyValues = Values<typeof legacyKeys>

/** The schemas of the values that are written: none is optional. */
export const schemas: Record<Generation, Record<string, v.GenericSchema>> = {
  legacy: writtenValues(legacyKeys),
  modern: writtenValues(modernKeys),
}

function writtenValues(keys: Record<string, v.GenericSchema>) {
  return Object.fromEntries(
    Object.entries(keys).map(([key, schema]) => [
      key,
      'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema,
    ]),
  )
}

/** Required keys. */
export const requiredKeys: ReadonlySet<string> = new Set(['name', 'navigation'])

/**
 * Allowed keys without an effect here: they are for editors or for a hosted product, or obsolete.
 */
export const ignoredKeys: ReadonlySet<string> = new Set([
  '$schema',
  '$ref',
  'public',
  'isWhiteLabeled',
  'hideFeedbackButtons',
])

/** Features of a hosted product, which a static site cannot have. Reported once, as information. */
export const hostedKeys: ReadonlySet<string> = new Set([
  'assistant',
  'auth',
  'mcp',
  'userAuth',
  'access',
  'chat',
])
