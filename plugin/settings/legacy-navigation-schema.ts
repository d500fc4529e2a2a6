import * as v from 'valibot'
import type { ApiSources } from './api-schema.ts'
import { apiFields } from './navigation-schema.ts'
import { object } from './object-schema.ts'
import {
  Href,
  IconSchema,
  IconStyle,
  Name,
  PaintSchema,
  SpecPath,
  isAssetPath,
  isHref,
  schemeOf,
} from './values-schema.ts'

/** A group of `mint.json`: a title above paths of pages and nested groups. */
export interface LegacyGroup {
  group: string
  pages: (string | LegacyGroup)[]
  icon?: v.InferOutput<typeof IconSchema>
  iconType?: v.InferOutput<typeof IconStyle>
  version?: string
  public?: boolean
  openapi?: v.InferOutput<typeof ApiSources>
  asyncapi?: v.InferOutput<typeof ApiSources>
}

/** An entry of `versions`. The name alone is short for an object with it. */
export interface LegacyVersion {
  name: string
  url?: string
  default?: boolean
  locale?: string
}

const Group: v.GenericSchema<unknown, LegacyGroup> = object({
  group: v.pipe(v.string(), v.description('Title of the group. May be empty.')),
  pages: v.pipe(
    v.optional(
      v.array(
        v.union(
          [
            v.pipe(v.string(), v.nonEmpty('is empty')),
            v.lazy((): v.GenericSchema<unknown, LegacyGroup> => Group),
          ],
          'must be the path of a page, or a group',
        ),
      ),
      [],
    ),
    v.description('Paths of pages without extension, or groups.'),
  ),
  icon: v.optional(IconSchema),
  iconType: v.optional(IconStyle),
  version: v.pipe(v.optional(v.string()), v.description('Only shown in this version.')),
  public: v.optional(v.boolean()),
  ...apiFields,
})

const LegacyNavigationSetting = v.pipe(
  v.array(Group),
  v.minLength(1, 'is empty'),
  v.description('Groups of pages.'),
)

/** A prefix of page paths, or the URL of another site. */
const DivisionUrl = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('is empty'),
  v.check(
    (url) => (schemeOf(url) === undefined ? isAssetPath(url) : isHref(url)),
    'must be the start of page paths, or start with https://',
  ),
)

const shared = {
  name: v.pipe(Name, v.description('Label.')),
  url: v.pipe(DivisionUrl, v.description('Prefix of the paths of its pages, or a URL.')),
  version: v.pipe(v.optional(v.string()), v.description('Only shown in this version.')),
  isDefaultHidden: v.pipe(
    v.optional(v.boolean(), false),
    v.description('Only shown while one of its pages is open.'),
  ),
  openapi: v.pipe(
    v.optional(
      v.union([SpecPath, v.array(SpecPath)], 'must be a path or a list of paths'),
    ),
    v.description('OpenAPI descriptions to generate pages from.'),
  ),
}

const AnchorsSetting = v.pipe(
  v.array(
    object({
      ...shared,
      icon: v.pipe(v.optional(IconSchema), v.description('Icon before the label.')),
      iconType: v.pipe(
        v.optional(IconStyle),
        v.description('Font Awesome style of the icon.'),
      ),
      color: v.pipe(
        v.optional(PaintSchema),
        v.description('Background colour of the icon.'),
      ),
    }),
  ),
  v.description('Sections, listed at the top of the sidebar.'),
)

const TopAnchorSetting = v.pipe(
  object({
    name: v.pipe(v.optional(Name, 'Documentation'), v.description('Label.')),
    icon: v.pipe(
      v.optional(IconSchema, 'book-open'),
      v.description('Icon before the label.'),
    ),
    iconType: v.pipe(
      v.optional(IconStyle),
      v.description('Font Awesome style of the icon.'),
    ),
  }),
  v.description('The first anchor, for pages that belong to no other.'),
)

const TabsSetting = v.pipe(
  v.array(object(shared)),
  v.description('Sections, shown as tabs below the navbar.'),
)

const PrimaryTabSetting = v.pipe(
  object({
    name: v.pipe(v.optional(Name, 'Documentation'), v.description('Label.')),
    isDefaultHidden: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Only shown while one of its pages is open.'),
    ),
  }),
  v.description('The first tab, for pages that belong to no other.'),
)

const VersionsSetting = v.pipe(
  v.array(
    v.union(
      [
        v.pipe(
          Name,
          v.transform((name): LegacyVersion => ({ name })),
        ),
        object({
          name: v.pipe(Name, v.description('Name of the version.')),
          url: v.pipe(v.optional(Href), v.description('Turns the entry into a link.')),
          default: v.pipe(
            v.optional(v.boolean()),
            v.description('Selects the version by default.'),
          ),
          locale: v.pipe(
            v.optional(v.string()),
            v.description('Language code, if the versions are languages.'),
          ),
        }),
      ],
      'must be the name of a version, or an object with `name`',
    ),
  ),
  v.minLength(1, 'is empty; remove it when there are no versions'),
  v.description('Versions in the version menu.'),
)

export const legacyNavigationKeys = {
  navigation: LegacyNavigationSetting,
  versions: VersionsSetting,
  anchors: AnchorsSetting,
  topAnchor: TopAnchorSetting,
  tabs: TabsSetting,
  primaryTab: PrimaryTabSetting,
}
