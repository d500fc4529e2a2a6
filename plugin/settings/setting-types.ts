import type * as v from 'valibot'
import type { ModernSettings } from './root-keys.ts'

/** `docs.json` as parsed by the schemas: valid, with defaults, one shape for each setting. */
export type SettingsOutput = v.InferOutput<typeof ModernSettings>

export type { IconRef, LightDark, Paint } from './value-types.ts'

export type BannerSettings = NonNullable<SettingsOutput['banner']>
export type FooterSettings = SettingsOutput['footer']
export type NavbarSettings = SettingsOutput['navbar']
export type NavbarLink = NavbarSettings['links'][number]
export type FontSettings = NonNullable<SettingsOutput['fonts']['body']>
export type Redirect = SettingsOutput['redirects'][number]
export type ContextualSettings = NonNullable<SettingsOutput['contextual']>
export type ContextualOption = ContextualSettings['options'][number]
/** `source` is a URL, or a path relative to the project's root, without a leading slash. */
export type ApiSource = SettingsOutput['api']['openapi'][number]
