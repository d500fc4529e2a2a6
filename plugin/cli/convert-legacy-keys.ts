import type { Settings } from '../../runtime/types/settings.ts'
import { withoutUndefined } from '../kit/without-undefined.ts'

/** A parsed JSON value of a settings file. */
type JsonValue =
  string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** A parsed settings file, or an object in it. */
export type JsonRecord = Record<string, JsonValue>

/** A step of an upgrade: replaces keys of the legacy file. */
export interface KeyChange {
  /** Legacy keys to remove. The new key takes the place of the first. */
  from: string[]
  /** The key after which the new one is inserted if the file has none of `from`. */
  beside?: string
  /** The modern key. Absent if there is no replacement. */
  to?: string
  value?: JsonValue
}

/** Legacy keys that only affect legacy layouts or the hosted product. */
const DROPPED = [
  'layout',
  'sidebar',
  'topbar',
  'isWhiteLabeled',
  'hideFeedbackButtons',
  'topAnchor',
  'primaryTab',
]

const THEMES: Record<string, string> = { venus: 'palm', quill: 'willow', prism: 'mint' }
const LAYOUTS: Record<string, string> = { sidenav: 'maple', solidSidenav: 'willow' }
const PLAYGROUNDS: Record<string, string> = { show: 'interactive', hide: 'none' }

/**
 * Converts every legacy setting except the navigation. Values are taken from the file, not from
 * the normalized settings.
 *
 * @param old The parsed legacy file.
 */
export function convertLegacyKeys(
  old: JsonRecord,
  { theme }: Pick<Settings, 'theme'>,
): KeyChange[] {
  const layout = LAYOUTS[text(old['layout']) ?? '']
  const written = text(old['theme'])
  const changes: KeyChange[] = [
    {
      from: ['theme'],
      to: 'theme',
      value: layout ?? (written && THEMES[written]) ?? written ?? theme,
    },
    change(['modeToggle'], 'appearance', convertModeToggle(record(old['modeToggle']))),
    {
      ...change(['backgroundImage', 'background'], 'background', convertBackground(old)),
      beside: 'colors',
    },
    change(['eyebrow', 'codeBlock', 'rounded'], 'styling', convertStyling(old)),
    change(['font'], 'fonts', convertFont(record(old['font']))),
    change(['topbarLinks', 'topbarCtaButton'], 'navbar', convertNavbar(old)),
    change(['footerSocials', 'footer'], 'footer', convertFooter(old)),
    change(['api', 'openapi'], 'api', convertApi(old)),
    change(
      ['analytics', 'integrations'],
      'integrations',
      merge(old['analytics'], old['integrations']),
    ),
    change(['metadata', 'seo'], 'seo', convertSeo(old)),
    change(['search'], 'search', pick(record(old['search']), { prompt: 'prompt' })),
    change(
      ['colors'],
      'colors',
      pick(record(old['colors']), { primary: 'primary', light: 'light', dark: 'dark' }),
    ),
    { from: DROPPED },
  ]
  const schema = text(old['$schema'])
  if (schema && /mintlify\.com\/.*schema/.test(schema)) {
    changes.push({
      from: ['$schema'],
      to: '$schema',
      value: 'https://mintlify.com/docs.json',
    })
  }
  return changes.filter(
    ({ from, value }) => value !== undefined || from.some((key) => key in old),
  )
}

function change(from: string[], to: string, value: JsonRecord | undefined): KeyChange {
  return value && Object.keys(value).length > 0 ? { from, to, value } : { from }
}

function convertModeToggle(old: JsonRecord | undefined) {
  return pick(old, { default: 'default', isHidden: 'strict' })
}

function convertBackground(old: JsonRecord): JsonRecord {
  const decoration = record(old['background'])?.['style']
  const color = record(old['colors'])?.['background']
  return withoutUndefined({ image: old['backgroundImage'], decoration, color })
}

function convertStyling(old: JsonRecord): JsonRecord {
  const display = record(old['eyebrow'])?.['display']
  const mode = record(old['codeBlock'])?.['mode']
  return withoutUndefined({
    eyebrows: display,
    codeblocks: mode === undefined ? undefined : mode === 'dark' ? 'dark' : 'system',
    rounded: old['rounded'],
  })
}

function convertFont(old: JsonRecord | undefined): JsonRecord | undefined {
  if (!old) return undefined
  const names = { family: 'family', weight: 'weight', url: 'source', format: 'format' }
  return withoutUndefined({
    ...pick(old, names),
    heading: pick(record(old['headings']), names),
    body: pick(record(old['body']), names),
  })
}

function convertNavbar(old: JsonRecord): JsonRecord {
  const link = (entry: JsonValue, isButton: boolean) => {
    const converted = pick(record(entry), {
      type: 'type',
      name: 'label',
      url: 'href',
      style: 'style',
      arrow: 'arrow',
    })
    if (isButton && converted && converted['type'] !== 'github')
      return Object.assign({ type: 'button' }, converted, { type: 'button' })
    return converted
  }
  const links = Array.isArray(old['topbarLinks'])
    ? old['topbarLinks'].flatMap((entry) => link(entry, false) ?? [])
    : undefined
  const button = old['topbarCtaButton']
  return withoutUndefined({
    links,
    primary: button === undefined ? undefined : link(button, true),
  })
}

function convertFooter(old: JsonRecord): JsonRecord {
  const footer = record(old['footer'])
  const columns = footer?.['links']
  const links = Array.isArray(columns)
    ? columns.map((column) => {
        const { title, links: items } = record(column) ?? {}
        return withoutUndefined({
          header: title,
          items: (Array.isArray(items) ? items : []).map(
            (item) => pick(record(item), { label: 'label', url: 'href' }) ?? {},
          ),
        })
      })
    : undefined
  const [first, second] = [old['footerSocials'], footer?.['socials']].map((socials) =>
    Array.isArray(socials) ? byPlatform(socials) : socials,
  )
  return withoutUndefined({
    socials: first && second ? merge(first, second, first) : (first ?? second),
    links,
  })
}

/** Converts `[{ type, url }]`, an older form of `footerSocials`. */
function byPlatform(socials: JsonValue[]): JsonRecord {
  return Object.fromEntries(
    socials.flatMap((entry) => {
      const { type, url } = record(entry) ?? {}
      return typeof type === 'string' && url !== undefined ? [[type, url] as const] : []
    }),
  )
}

function convertApi(old: JsonRecord): JsonRecord {
  const api = record(old['api']) ?? {}
  const playground = record(api['playground'])
  const example = record(record(api['request'])?.['example'])
  const mode = text(playground?.['mode'])
  const proxy = playground?.['disableProxy']
  const expanded = record(api['paramFields'])?.['expanded']
  const optional = example?.['showOptionalParams']
  return withoutUndefined({
    openapi: old['openapi'],
    playground: filled({
      display: mode === undefined ? undefined : (PLAYGROUNDS[mode] ?? mode),
      proxy: typeof proxy === 'boolean' ? !proxy : undefined,
    }),
    params: filled({ expanded: expanded === 'none' ? 'closed' : expanded }),
    examples: filled({
      languages: example?.['languages'],
      defaults:
        typeof optional === 'boolean' ? (optional ? 'all' : 'required') : undefined,
    }),
    mdx: filled({ server: api['baseUrl'], auth: api['auth'] }),
  })
}

function convertSeo(old: JsonRecord): JsonRecord {
  const hidden = record(old['seo'])?.['indexHiddenPages']
  return withoutUndefined({
    metatags: old['metadata'],
    indexing: hidden === true ? 'all' : undefined,
  })
}

function merge(...parts: (JsonValue | undefined)[]): JsonRecord {
  return Object.assign({}, ...parts.map((part) => record(part) ?? {})) as JsonRecord
}

function record(value: JsonValue | undefined): JsonRecord | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? value
    : undefined
}

function text(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** Picks and renames keys of an object, in the object's order. */
function pick(
  old: JsonRecord | undefined,
  names: Record<string, string>,
): JsonRecord | undefined {
  if (!old) return undefined
  return Object.fromEntries(
    Object.entries(old).flatMap(([key, value]) =>
      Object.hasOwn(names, key) ? [[names[key]!, value]] : [],
    ),
  )
}

function filled(object: Record<string, JsonValue | undefined>): JsonRecord | undefined {
  const some = withoutUndefined(object)
  return Object.keys(some).length > 0 ? some : undefined
}
