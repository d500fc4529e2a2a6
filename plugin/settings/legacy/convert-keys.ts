import type { LegacyValues, ModernValues } from '../keys.ts'
import type { ValidatedRoot } from '../validate-root.ts'

/** All settings but the navigation, in the words of the modern schema. */
export interface SettingsValues extends Omit<ModernValues, 'navigation'> {
  /** What the modern schema has no words for. */
  only: {
    anchors?: NonNullable<LegacyValues['colors']>['anchors']
    layout?: LegacyValues['layout']
    maintainOrder?: boolean
  }
}

/**
 * Says the legacy settings of a file in the words of the modern schema (behaviour 1.4). Where
 * a file says the same in both, the modern words count.
 */
export function convertKeys(
  legacy: ValidatedRoot['legacy'],
  modern: ValidatedRoot['modern'],
) {
  const old = plain<LegacyValues>(legacy)
  const converted: SettingsValues = {
    ...pickShared(old),
    ...look(old),
    navbar: old.topbarLinks || old.topbarCtaButton ? navbar(old) : undefined,
    footer: footer(old),
    search: old.search && { prompt: old.search.prompt },
    seo: seo(old),
    api: api(old),
    integrations: (old.analytics || old.integrations) && {
      ...old.analytics,
      ...old.integrations,
    },
    only: {
      anchors: old.colors?.anchors,
      layout: old.layout,
      maintainOrder: old.api?.maintainOrder,
    },
  }
  const { navigation: _, ...rest } = plain<ModernValues>(modern)
  return mergeValues(converted, rest)
}

function plain<Values>(validated: object): Values {
  const entries = Object.entries(validated as Record<string, { value: unknown }>)
  return Object.fromEntries(entries.map(([key, { value }]) => [key, value])) as Values
}

function pickShared(old: LegacyValues) {
  const { name, description, theme, logo, favicon, feedback, redirects, banner } = old
  const { errors, contextual, variables } = old
  return {
    name,
    description,
    theme,
    logo,
    favicon,
    feedback,
    redirects,
    banner,
    errors,
    contextual,
    variables,
  }
}

function look(old: LegacyValues): Partial<SettingsValues> {
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
      eyebrows: old.eyebrow?.display ?? 'section',
      codeblocks: old.codeBlock?.mode === 'dark' ? 'dark' : 'system',
      rounded: old.rounded ?? 'default',
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

function footer({ footer: old, footerSocials }: LegacyValues): ModernValues['footer'] {
  if (!old && !footerSocials) return undefined
  const links = old?.links ?? []
  return {
    socials: footerSocials ?? old?.socials,
    links: links.map(({ title, links: items }) => ({
      header: title,
      items: items.map(({ label, url }) => ({ label, href: url })),
    })),
  }
}

function seo({ seo: old, metadata }: LegacyValues): ModernValues['seo'] {
  if (!old && !metadata) return undefined
  return {
    metatags: metadata ?? {},
    paths: [],
    indexing: old?.indexHiddenPages ? 'all' : 'navigable',
    trailingSlash: false,
  }
}

const displays = { show: 'interactive', simple: 'simple', hide: 'none' } as const

function api({ api: old, openapi }: LegacyValues): ModernValues['api'] {
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

/** Deep for plain objects; what the second does not say stays as in the first. */
function mergeValues<First extends object>(first: First, second: object): First {
  const merged = { ...first } as Record<string, unknown>
  for (const [key, value] of Object.entries(second)) {
    if (value === undefined) continue
    const before = merged[key]
    merged[key] = isPlain(before) && isPlain(value) ? mergeValues(before, value) : value
  }
  return merged as First
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
