import type * as v from 'valibot'
import type { ModernSettings } from './root-keys.ts'

/** `docs.json` as parsed by the schemas: valid, with defaults, one shape for each setting. */
export type SettingsOutput = v.InferOutput<typeof ModernSettings>

export type { IconRef, LightDark, Paint } from './value-types.ts'

/** The message above all pages: Markdown on one line, and whether readers may close it. */
export type BannerSettings = NonNullable<SettingsOutput['banner']>

/** Links and social accounts below all pages. */
export type FooterSettings = SettingsOutput['footer']

/** Links in the top bar, and `primary`, which is a button. */
export type NavbarSettings = SettingsOutput['navbar']

/** A link in the top bar; those to GitHub and Discord have their own look and need no label. */
export type NavbarLink = NavbarSettings['links'][number]

/** A font of headings or text: its family and, unless readers have it installed, its `source`. */
export type FontSettings = NonNullable<SettingsOutput['fonts']['body']>

/** A rule for old paths. `source` may end in `*` or `:slug*`, which `destination` can repeat. */
export type Redirect = SettingsOutput['redirects'][number]

/** The menu of a page: its entries, its position, and the MCP server that some of them offer. */
export type ContextualSettings = NonNullable<SettingsOutput['contextual']>

/** An entry of a page's menu: the name of a built-in one, or a link of the author. */
export type ContextualOption = ContextualSettings['options'][number]
/** `source` is a URL, or a path relative to the project's root, without a leading slash. */
export type ApiSource = SettingsOutput['api']['openapi'][number]
