import type {
  ApiSettings,
  ApiSource,
  FontSettings,
  LightDark,
  NavigationSettings,
  Settings,
} from '../../runtime/types/settings.ts'
import { buildBanner, buildContextual, buildFooter, buildNavbar } from './build-parts.ts'
import type { Generation } from './keys.ts'
import type { SettingsValues } from './legacy/convert-keys.ts'
import { legacyThemes } from './schema/theme.ts'

/** The reference's own green, for sites that name no colour. */
const DEFAULT_PRIMARY = '#16A34A'

const SYSTEM_CODE: LightDark = { light: 'github-light-default', dark: 'dark-plus' }

/** Themes and legacy layouts that have no top bar (behaviour 1.4). */
const SIDEBAR_LAYOUTS = new Set(['maple', 'willow', 'sidenav', 'solidSidenav'])

/** Fills in every default, so that nothing after this asks which file a site was written in. */
export function buildSettings(
  values: SettingsValues,
  navigation: NavigationSettings,
  schema: Generation,
  file: string,
): Settings {
  const { appearance, background, errors, feedback, seo, styling, thumbnails } = values
  const theme = modernTheme(values.theme)
  const layouts = [theme, values.only.layout ?? '']

  return {
    schema,
    file,
    name: values.name ?? 'Documentation',
    description: values.description,
    theme,
    layout: layouts.some((name) => SIDEBAR_LAYOUTS.has(name)) ? 'sidebar' : 'topbar',
    colors: buildColors(values),
    logo: buildLogo(values.logo),
    favicon: lightDark(values.favicon),
    appearance: {
      default: appearance?.default ?? 'system',
      strict: appearance?.strict ?? false,
    },
    background: {
      image: lightDark(background?.image),
      decoration: background?.decoration,
      color: { ...background?.color },
    },
    styling: {
      eyebrows: styling?.eyebrows ?? 'section',
      ...buildCodeblocks(styling?.codeblocks),
      latex: styling?.latex,
      rounded: styling?.rounded ?? 'default',
    },
    icons: { library: values.icons?.library ?? 'fontawesome' },
    fonts: buildFonts(values.fonts),
    navbar: buildNavbar(values.navbar),
    navigation,
    footer: buildFooter(values.footer),
    feedback: {
      suggestEdit: feedback?.suggestEdit ?? false,
      raiseIssue: feedback?.raiseIssue ?? false,
      thumbsRating: feedback?.thumbsRating ?? false,
    },
    search: { prompt: values.search?.prompt },
    seo: {
      metatags: texts(seo?.metatags),
      paths:
        seo?.paths?.map(({ path, metatags }) => ({ path, metatags: texts(metatags) })) ??
        [],
      organization: seo?.organization,
      indexing: seo?.indexing ?? 'navigable',
      trailingSlash: seo?.trailingSlash ?? false,
    },
    redirects: values.redirects ?? [],
    errors: { 404: { redirect: true, ...errors?.[404] } },
    banner: values.banner && buildBanner(values.banner),
    contextual: buildContextual(values.contextual),
    api: buildApi(values, schema),
    integrations: buildIntegrations(values.integrations),
    thumbnails: { ...thumbnails },
    metadata: { timestamp: values.metadata?.timestamp ?? false },
    variables: texts(values.variables),
    interaction: { drilldown: values.interaction?.drilldown },
    markdown: {
      schema: values.markdown?.schema ?? true,
      instructions: list(values.markdown?.instructions),
    },
  }
}

/** Legacy names of themes lead to the modern one of the same look. */
function modernTheme(theme: SettingsValues['theme'] = 'mint'): string {
  return theme in legacyThemes ? legacyThemes[theme as keyof typeof legacyThemes] : theme
}

/** Absent colours are the primary one: a red site stays red in dark mode (behaviour 1.1). */
function buildColors({ colors, only }: SettingsValues): Settings['colors'] {
  const primary = colors?.primary ?? DEFAULT_PRIMARY
  return {
    primary,
    light: colors?.light ?? primary,
    dark: colors?.dark ?? primary,
    anchors: only.anchors,
  }
}

function buildLogo(logo: SettingsValues['logo']): Settings['logo'] {
  if (logo === undefined) return undefined
  return typeof logo === 'string' ? { light: logo, dark: logo, href: '/' } : logo
}

function lightDark(value: string | LightDark | undefined): LightDark | undefined {
  return typeof value === 'string' ? { light: value, dark: value } : value
}

type Codeblocks = NonNullable<SettingsValues['styling']>['codeblocks'] | undefined

function buildCodeblocks(codeblocks: Codeblocks) {
  const { theme = 'system', languages } =
    typeof codeblocks === 'object'
      ? codeblocks
      : { theme: codeblocks, languages: undefined }
  return { codeblocks: codeThemes(theme), languages: languages?.custom ?? [] }
}

function codeThemes(theme: string | LightDark): LightDark {
  if (typeof theme === 'object') return theme
  if (theme === 'system') return SYSTEM_CODE
  if (theme === 'dark') return { light: SYSTEM_CODE.dark, dark: SYSTEM_CODE.dark }
  return { light: theme, dark: theme }
}

/** A font at the top counts for headings and text alike. */
function buildFonts(fonts: SettingsValues['fonts']): Settings['fonts'] {
  if (!fonts) return {}
  const { heading, body, family, ...rest } = fonts
  const base: FontSettings | undefined =
    family === undefined ? undefined : { family, ...rest }
  return { heading: heading ?? base, body: body ?? base }
}

function buildApi({ api, only }: SettingsValues, schema: Generation): ApiSettings {
  const { playground, params, examples, mdx } = api ?? {}
  const display = playground?.display ?? 'interactive'
  const auth = mdx?.auth
  return {
    openapi: apiSources(api?.openapi),
    asyncapi: apiSources(api?.asyncapi),
    servers: list(mdx?.server),
    auth: auth?.method && { ...auth, method: auth.method },
    playground: {
      // Sign-in to see the playground needs a server; without one, everybody sees it.
      display: display === 'auth' ? 'interactive' : display,
      proxy: typeof playground?.proxy === 'string' ? playground.proxy : undefined,
      credentials: playground?.credentials ?? false,
    },
    params: { expanded: params?.expanded ?? 'closed', post: params?.post ?? [] },
    examples: {
      languages: examples?.languages,
      defaults: examples?.defaults ?? 'all',
      prefill: examples?.prefill ?? false,
      autogenerate: examples?.autogenerate ?? true,
    },
    fullUrl: api?.url === 'full',
    maintainOrder: schema === 'modern' || (only.maintainOrder ?? false),
  }
}

type ApiSources = NonNullable<SettingsValues['api']>['openapi']

/** One shape of the many in which sources may be written; paths lose their leading slash. */
export function apiSources(sources: ApiSources): ApiSource[] {
  return list(sources).map((item) => {
    const { source, ...rest } = typeof item === 'string' ? { source: item } : item
    return { source: relativePath(source), ...rest }
  })
}

function relativePath(path: string): string {
  return path.replace(/^(?:\.?\/)+/, '')
}

/** The key of the newer schema for a service that the older one names by its id alone. */
const serviceIds: Record<string, string> = {
  intercom: 'appId',
  frontchat: 'snippetId',
  osano: 'scriptSource',
}

function buildIntegrations(
  integrations: SettingsValues['integrations'],
): Settings['integrations'] {
  return Object.fromEntries(
    Object.entries(integrations ?? {}).flatMap(([name, service]) => {
      if (service === undefined) return []
      const values =
        typeof service === 'string' ? { [serviceIds[name] ?? 'id']: service } : service
      return [[name, values]]
    }),
  )
}

function list<Item>(value: Item | Item[] | undefined): Item[] {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

function texts(values: Record<string, string | number | boolean> | undefined) {
  return Object.fromEntries(
    Object.entries(values ?? {}).map(([key, value]) => [key, String(value)]),
  )
}
