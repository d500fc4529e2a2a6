import * as v from 'valibot'
import type { Frontmatter } from '../../runtime/types/pages.ts'
import type { IconRef } from '../../runtime/types/settings.ts'
import { cardPresets, cardSurfaces } from '../../runtime/kit/thumbnail.ts'
import { completeUrl } from '../settings/tolerate-issue.ts'
import {
  IconLibrarySchema,
  isHref,
  isWebUrl,
  rootedIcon,
} from '../settings/values-schema.ts'
import { isoDate } from './iso-date.ts'
import { operationMethod } from './page-ref.ts'

const text = v.pipe(
  v.union([v.string(), v.number(), v.boolean()], 'must be text'),
  v.transform((value) => String(value).trim()),
)

const flag = v.pipe(
  v.union([v.boolean(), v.string()], 'must be true or false'),
  v.transform((value) =>
    typeof value === 'string' ? value.trim().toLowerCase() : value,
  ),
  v.check(
    (value) => [true, false, 'true', 'false'].includes(value),
    'must be true or false',
  ),
  v.transform((value) => value === true || value === 'true'),
)

const number = v.pipe(
  v.union([v.number(), v.string()], 'must be a number'),
  v.transform((value) => (value === '' ? Number.NaN : Number(value))),
  v.check((value) => Number.isFinite(value), 'must be a number'),
)

const texts = v.pipe(
  v.union([v.array(text), v.string()], 'must be a list of texts'),
  v.transform((value) =>
    (typeof value === 'string' ? value.split(',') : value)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
)

/** One of several names. Case-insensitive; older names are mapped to current ones. */
function choice<const Names extends readonly string[]>(
  names: Names,
  older: Record<string, string> = {},
) {
  return v.pipe(
    text,
    v.transform((value) => older[value.toLowerCase()] ?? value.toLowerCase()),
    v.picklist(names, `must be one of ${names.join(', ')}`),
  )
}

const icon = v.pipe(
  v.union(
    [
      v.string(),
      v.object({
        name: v.string(),
        style: v.optional(v.string()),
        library: v.optional(IconLibrarySchema),
      }),
    ],
    'must be the name of an icon',
  ),
  v.transform((value): IconRef => {
    const given = typeof value === 'string' ? { name: value } : value
    return Object.assign({}, given, {
      name: rootedIcon(given.name.trim().replace(/^fa-(?=\S+$)/, '')),
    })
  }),
)

/** What authors write instead of a media type → the one that they mean. */
const SHORT_TYPES = new Map([
  ['json', 'application/json'],
  ['file', 'multipart/form-data'],
  ['form-data', 'multipart/form-data'],
  ['multipart', 'multipart/form-data'],
  ['x-www-form-urlencoded', 'application/x-www-form-urlencoded'],
])

const mediaType = v.pipe(
  text,
  v.transform((value) => SHORT_TYPES.get(value.toLowerCase()) ?? value),
  v.check(
    (value) => /^[^\s/]+\/[^\s/]/.test(value),
    'must be a media type, such as application/json or multipart/form-data',
  ),
)

const date = v.pipe(
  text,
  v.check((value) => isoDate(value) !== undefined, 'must be a date, such as 2026-01-31'),
)

/** `false` hides the menu. Otherwise only its shape: `readPageMenu` validates it like the setting. */
const contextual = v.union(
  [
    v.pipe(
      v.literal(false),
      v.transform(() => ({ options: [] })),
    ),
    v.looseObject({ options: v.array(v.unknown()) }),
  ],
  'must have a list of options',
)

type RelatedLinks = NonNullable<Frontmatter['related']>

/** `false` hides the list, an entry is a path, a URL or `Title: link`. */
const related = v.pipe(
  v.union(
    [
      v.literal(false),
      v.string(),
      v.array(
        v.union(
          [v.string(), v.record(v.string(), v.string())],
          'must be a list of links',
        ),
      ),
    ],
    'must be a list of links, or false',
  ),
  v.transform((value): RelatedLinks => {
    const entries = value === false ? [] : typeof value === 'string' ? [value] : value
    return entries.flatMap((entry): RelatedLinks =>
      typeof entry === 'string' ? [{ href: entry.trim() }] : linksIn(entry),
    )
  }),
)

/** Each `Title: link` is a link, and so are `href` and `title` together. */
function linksIn(entry: Record<string, string>): RelatedLinks {
  const { href, title } = entry
  if (href !== undefined)
    return [{ href: href.trim(), ...(title !== undefined && { title }) }]
  return Object.entries(entry).map(([name, link]) => ({ title: name, href: link.trim() }))
}

/** The keys of `Frontmatter`, without its index signature, and `iconType`, which `icon` gets. */
type FrontmatterKey =
  | keyof { [Key in keyof Frontmatter as string extends Key ? never : Key]: unknown }
  | 'iconType'

/** What a schema returns for a key. */
type ValueOf<Key extends FrontmatterKey> = Key extends 'contextual'
  ? unknown
  : NonNullable<Frontmatter[Key]>

/** An optional key of an object, with one of several names. */
function oneOf<const Names extends readonly string[]>(key: string, names: Names) {
  return v.optional(
    v.picklist(names, `has \`${key}\`, which must be one of ${names.join(', ')}`),
  )
}

/** Overrides of the setting `thumbnails` for the social card of the page. */
const thumbnail = v.object(
  {
    preset: oneOf('preset', cardPresets),
    appearance: oneOf('appearance', ['light', 'dark']),
    surface: oneOf('surface', cardSurfaces),
    background: v.optional(text),
    eyebrow: v.optional(text),
  },
  'must have keys, such as `preset`',
)

/** Schemas of frontmatter keys, which also normalize values. Messages end "`title` …". */
export const frontmatterKeys = {
  title: text,
  description: text,
  sidebarTitle: text,
  icon,
  iconType: text,
  tag: text,
  mode: choice(['default', 'wide', 'center', 'frame', 'custom'], {
    assistant: 'default',
  }),
  url: v.pipe(
    text,
    // The sidebar of each page has the link: a path is relative to the root.
    v.transform((value) => {
      const meant = completeUrl(value)
      return meant?.startsWith('/') ? meant : value
    }),
    v.check(isHref, 'must start with https:// or /'),
  ),
  api: v.pipe(
    text,
    v.check(
      (value) => !/^[a-z]+\s+\//i.test(value) || operationMethod(value) !== undefined,
      'must start with a method, such as GET or POST',
    ),
  ),
  openapi: text,
  'openapi-schema': text,
  asyncapi: text,
  authMethod: choice(['bearer', 'basic', 'key', 'cobo', 'none']),
  playground: choice(['interactive', 'simple', 'none'], {
    show: 'interactive',
    hide: 'none',
    auth: 'interactive',
  }),
  contentType: mediaType,
  version: text,
  deprecated: flag,
  cache: flag,
  hidden: flag,
  noindex: flag,
  robots: text,
  searchable: flag,
  boost: v.pipe(
    number,
    v.check((value) => value >= 0, 'must not be negative'),
  ),
  hideFooterPagination: flag,
  hideApiMarker: flag,
  keywords: texts,
  canonical: v.pipe(
    text,
    v.check(
      (url) => isWebUrl(url) || (url.startsWith('/') && isHref(url)),
      'must start with https:// or /',
    ),
  ),
  timestamp: flag,
  lastUpdatedDate: date,
  createdDate: date,
  rss: flag,
  contextual,
  related,
  audience: texts,
  thumbnail,
} satisfies {
  [Key in FrontmatterKey]: v.GenericSchema<unknown, ValueOf<Key>>
}

/** Keys of older pages → current keys. */
export const frontmatterAliases = new Map<string, keyof typeof frontmatterKeys>([
  ['auth', 'authMethod'],
  ['relatedPages', 'related'],
])

/** Keys with a colon are meta tags: `og:image`, `twitter:card`. */
export const metaTag = text
