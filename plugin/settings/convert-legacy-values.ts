import type * as v from 'valibot'
import { toValue } from './json-node.ts'
import type { JsonNode } from './json-node.ts'
import { sharedKeys } from './root-keys.ts'
import type { LegacyValues, ModernSettings } from './root-keys.ts'
import type { ValidatedRoot } from './validate-root.ts'
import { isPlainObject } from '../kit/is-plain-object.ts'

/** All settings except the navigation as authors write them, with the keys of the modern schema. */
export type WrittenSettings = v.InferInput<typeof ModernSettings>

/** Values that the modern schema has no key for. */
export interface LegacyOnly {
  anchors?: NonNullable<LegacyValues['colors']>['anchors']
  layout?: LegacyValues['layout']
  maintainOrder?: boolean
}

/**
 * Converts the legacy settings of a file to the modern schema. If a file has a setting in both
 * forms, the modern one wins.
 */
export function convertKeys(
  legacy: ValidatedRoot['legacy'],
  modern: ValidatedRoot['modern'],
): { written: WrittenSettings; only: LegacyOnly } {
  const old = outputs<LegacyValues>(legacy)
  const { integrations, ...shared } = inputs(
    Object.fromEntries(Object.entries(legacy).filter(([key]) => key in sharedKeys)),
  )
  const converted: WrittenSettings = {
    ...shared,
    ...look(old),
    navbar: old.topbarLinks || old.topbarCtaButton ? navbar(old) : undefined,
    footer: footer(old),
    search: old.search && { prompt: old.search.prompt },
    seo: seo(old),
    api: api(old),
    integrations: (old.analytics || integrations) && {
      ...old.analytics,
      ...integrations,
    },
  }
  const { navigation: _, ...rest } = modern
  return {
    written: mergeValues(converted, inputs(rest)),
    only: {
      anchors: old.colors?.anchors,
      layout: old.layout,
      maintainOrder: old.api?.maintainOrder,
    },
  }
}

/** The converted values of a file. */
function outputs<Values>(validated: object): Values {
  const entries = Object.entries(validated as Record<string, { value: unknown }>)
  return Object.fromEntries(entries.map(([key, { value }]) => [key, value])) as Values
}

/** The written values of a file, already validated. */
function inputs(validated: object): WrittenSettings {
  const entries = Object.entries(validated as Record<string, { node: JsonNode }>)
  return Object.fromEntries(entries.map(([key, { node }]) => [key, toValue(node)]))
}

function look(old: LegacyValues): WrittenSettings {
  const { colors, modeToggle, font } = old
  const background = old.background?.style || old.backgroundImage || colors?.background
  return {
    colors: colors && { primary: colors.primary, light: colors.light, dark: colors.dark },
    appearance: modeToggle && {
      default: modeToggle.default ?? 'system',
      strict: modeToggle.isHidden,
    },
    background: background
      ? {
          image: old.backgroundImage,
          decoration: old.background?.style,
          color: colors?.background,
        }
      : undefined,
    styling: {
      eyebrows: old.eyebrow?.display,
      codeblocks:
        old.codeBlock?.mode && (old.codeBlock.mode === 'dark' ? 'dark' : 'system'),
      rounded: old.rounded,
    },
    fonts: font && {
      ...modernFont(font),
      heading: modernFont(font.headings),
      body: modernFont(font.body),
    },
  }
}

type LegacyFont = NonNullable<LegacyValues['font']>
type NamedFont = NonNullable<LegacyFont['body']>

function modernFont<Font extends Partial<NamedFont>>(font: Font | undefined) {
  if (!font) return undefined
  const { family, weight, url: source, format } = font
  return { family: family as Font['family'], weight, source, format }
}

type TopbarLink = NonNullable<LegacyValues['topbarCtaButton']>

function navbar(old: LegacyValues) {
  const convert = ({ type, name, url, style, arrow }: TopbarLink) => ({
    type,
    label: name,
    href: url,
    style,
    arrow,
  })
  return {
    links: old.topbarLinks?.map(convert) ?? [],
    primary: old.topbarCtaButton && convert(old.topbarCtaButton),
  }
}

function footer({ footer: old, footerSocials }: LegacyValues): WrittenSettings['footer'] {
  if (!old && !footerSocials) return undefined
  const links = old?.links ?? []
  return {
    socials: socialsOf(footerSocials, old?.socials),
    links: links.map(({ title, links: items }) => ({
      header: title,
      items: items.map(({ label, url }) => ({ label, href: url })),
    })),
  }
}

type Socials = NonNullable<LegacyValues['footerSocials']>

/** The accounts of both. The first one's count if both have a platform. */
function socialsOf(first?: Socials, second?: Socials): Socials | undefined {
  if (!first || !second) return first ?? second
  return { ...byPlatform(first), ...byPlatform(second), ...byPlatform(first) }
}

function byPlatform(socials: Socials): Exclude<Socials, unknown[]> {
  return Array.isArray(socials)
    ? Object.fromEntries(socials.map(({ type, url }) => [type, url]))
    : socials
}

function seo({ seo: old, metadata }: LegacyValues): WrittenSettings['seo'] {
  if (!old && !metadata) return undefined
  return {
    metatags: metadata ?? {},
    paths: [],
    indexing: old?.indexHiddenPages ? 'all' : 'navigable',
    trailingSlash: false,
  }
}

const displays = { show: 'interactive', simple: 'simple', hide: 'none' } as const

function api({ api: old, openapi }: LegacyValues): WrittenSettings['api'] {
  if (!old && openapi === undefined) return undefined
  const { baseUrl, auth, playground, request, paramFields } = old ?? {}
  const expanded = paramFields?.expanded
  const optional = request?.example?.showOptionalParams
  return {
    openapi,
    params: { expanded: expanded === 'none' ? 'closed' : expanded },
    playground: { display: playground?.mode && displays[playground.mode] },
    examples: {
      languages: request?.example?.languages,
      defaults: optional === undefined ? undefined : optional ? 'all' : 'required',
    },
    mdx: { server: baseUrl, auth },
  }
}

/** Merges plain objects deeply. Keys that the second lacks keep the value of the first. */
function mergeValues<First extends object>(first: First, second: object): First {
  const merged = { ...first } as Record<string, unknown>
  for (const [key, value] of Object.entries(second)) {
    if (value === undefined) continue
    const before = merged[key]
    merged[key] =
      isPlainObject(before) && isPlainObject(value) ? mergeValues(before, value) : value
  }
  return merged as First
}
