import * as v from 'valibot'
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

export interface LegacyGroup {
  group: string
  pages: (string | LegacyGroup)[]
  icon?: v.InferOutput<typeof IconSchema>
  iconType?: v.InferOutput<typeof IconStyle>
  version?: string
  public?: boolean
}

const Group: v.GenericSchema<unknown, LegacyGroup> = object({
  group: v.pipe(v.string(), v.description('The title of the group; may be empty.')),
  pages: v.pipe(
    v.array(
      v.union(
        [
          v.pipe(v.string(), v.nonEmpty('is empty')),
          v.lazy((): v.GenericSchema<unknown, LegacyGroup> => Group),
        ],
        'must be the path of a page, or a group',
      ),
    ),
    v.description('Paths of pages without extension, or groups.'),
  ),
  icon: v.optional(IconSchema),
  iconType: v.optional(IconStyle),
  version: v.pipe(v.optional(v.string()), v.description('Shown only in this version.')),
  public: v.optional(v.boolean()),
})

const LegacyNavigationSetting = v.pipe(
  v.array(Group),
  v.minLength(1, 'is empty'),
  v.description('Groups, with the pages in each.'),
)

/** A prefix of page paths, or the address of another site. */
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
  name: Name,
  url: v.pipe(
    DivisionUrl,
    v.description('The start of the paths of its pages, or an address.'),
  ),
  version: v.pipe(v.optional(v.string()), v.description('Shown only in this version.')),
  isDefaultHidden: v.pipe(
    v.optional(v.boolean(), false),
    v.description('Shown only while one of its pages is open.'),
  ),
  openapi: v.pipe(
    v.optional(
      v.union([SpecPath, v.array(SpecPath)], 'must be a path or a list of paths'),
    ),
    v.description('Makes a page of each operation.'),
  ),
}

const AnchorsSetting = v.pipe(
  v.array(
    object({
      ...shared,
      icon: v.optional(IconSchema),
      iconType: v.optional(IconStyle),
      color: v.pipe(v.optional(PaintSchema), v.description('The ground of the icon.')),
    }),
  ),
  v.description('Sections, listed above the navigation.'),
)

const TopAnchorSetting = v.pipe(
  object({
    name: v.optional(Name, 'Documentation'),
    icon: v.optional(IconSchema, 'book-open'),
    iconType: v.optional(IconStyle),
  }),
  v.description('The first anchor, for all pages outside the others.'),
)

const TabsSetting = v.pipe(
  v.array(object(shared)),
  v.description('Sections, in a row below the top bar.'),
)

const PrimaryTabSetting = v.pipe(
  object({
    name: v.optional(Name, 'Documentation'),
    isDefaultHidden: v.optional(v.boolean(), false),
  }),
  v.description('The first tab, for all pages outside the others.'),
)

const VersionsSetting = v.pipe(
  v.array(
    v.union(
      [
        Name,
        object({
          name: Name,
          url: v.optional(Href),
          default: v.optional(v.boolean()),
          locale: v.optional(v.string()),
        }),
      ],
      'must be the name of a version, or an object with `name`',
    ),
  ),
  v.minLength(1, 'is empty; remove it when there are no versions'),
  v.description('Versions, for the selector beside the logo.'),
)

export const legacyNavigationKeys = {
  navigation: LegacyNavigationSetting,
  versions: VersionsSetting,
  anchors: AnchorsSetting,
  topAnchor: TopAnchorSetting,
  tabs: TabsSetting,
  primaryTab: PrimaryTabSetting,
}
