import * as v from 'valibot'
import type { LightDark, Paint } from './value-types.ts'
import type {
  LanguageNode,
  VersionNode,
  ProductNode,
  TabNode,
  DropdownNode,
  AnchorNode,
  ItemNode,
  GroupNode,
  NavigationNode,
} from './navigation-node-schema.ts'
import { divisionLists } from './division-kinds.ts'
import { object } from './object-schema.ts'
import { ApiSources } from './api-schema.ts'
import { BannerSetting, FooterSetting, NavbarSetting } from './frame-schema.ts'
import { Hex, Href, IconSchema, IconStyle } from './values-schema.ts'

/** Keys whose list contains children. */
export const childKeys = [...divisionLists, 'groups', 'pages'] as const

/** Whether the list of a key contains children. */
export function isChildKey(key: string): key is (typeof childKeys)[number] {
  return (childKeys as readonly string[]).includes(key)
}

const Directory = v.picklist(['none', 'accordion', 'card'])

const DivisionColor = v.pipe(
  v.union(
    [
      Hex,
      object({
        light: v.pipe(v.optional(Hex), v.description('In light mode.')),
        dark: v.pipe(v.optional(Hex), v.description('In dark mode.')),
        from: v.pipe(v.optional(Hex), v.description('Colour at the bottom left.')),
        via: v.pipe(v.optional(Hex), v.description('Colour in the middle.')),
        to: v.pipe(v.optional(Hex), v.description('Colour at the top right.')),
      }),
    ],
    'must be a hex colour, or an object with `light` and `dark`',
  ),
  // A colour for one mode applies to both.
  v.transform((color): Paint | LightDark | undefined => {
    if (typeof color === 'string') return color
    const { light, dark, from, via, to } = color
    if (from && to) return via ? { from, via, to } : { from, to }
    const one = light ?? dark ?? from ?? to
    return one === undefined ? undefined : { light: light ?? one, dark: dark ?? one }
  }),
)

const PageRef = v.pipe(
  v.string(),
  v.nonEmpty('is empty'),
  v.description('Path of a page, or `METHOD /path` of an operation.'),
)

const Pages = v.array(
  v.union(
    [PageRef, v.lazy((): v.GenericSchema<unknown, GroupNode> => Group)],
    'must be the path of a page, or a group',
  ),
)

/** API descriptions of a navigation entry. */
export const apiFields = {
  openapi: v.pipe(
    v.optional(ApiSources),
    v.description('OpenAPI descriptions to generate pages from.'),
  ),
  asyncapi: v.pipe(
    v.optional(ApiSources),
    v.description('AsyncAPI descriptions to generate pages from.'),
  ),
}

const sources = {
  ...apiFields,
  graphql: v.pipe(v.optional(v.unknown()), v.description('No effect.')),
  sdk: v.pipe(v.optional(v.unknown()), v.description('No effect.')),
  directory: v.pipe(
    v.optional(Directory),
    v.description('How the root page of a group lists its pages.'),
  ),
}

const look = {
  icon: v.pipe(v.optional(IconSchema), v.description('Icon before the label.')),
  iconType: v.pipe(
    v.optional(IconStyle),
    v.description('Font Awesome style of the icon.'),
  ),
  hidden: v.pipe(
    v.optional(v.boolean()),
    v.description('Hides the entry. Its pages are still published.'),
  ),
}

const small = {
  tag: v.pipe(v.optional(v.string()), v.description('Small label after the title.')),
  searchable: v.pipe(
    v.optional(v.boolean()),
    v.description('`false` excludes its pages from the search.'),
  ),
}

const Group: v.GenericSchema<unknown, GroupNode> = object({
  group: v.pipe(v.string(), v.description('Title of the group.')),
  ...look,
  ...sources,
  ...small,
  root: v.pipe(
    v.optional(PageRef),
    v.description('Page that opens when a reader clicks the title.'),
  ),
  expanded: v.pipe(
    v.optional(v.boolean()),
    v.description(
      'Opens the group by default. No effect in sidebars with more than 150 entries.',
    ),
  ),
  boost: v.pipe(
    v.optional(v.number()),
    v.description('Weight of its pages in the search.'),
  ),
  audience: v.pipe(
    v.optional(v.union([v.string(), v.array(v.string())])),
    v.description(
      'Readers for whom its pages are listed. Only `default`, readers who are not logged in, has an effect.',
    ),
  ),
  public: v.pipe(v.optional(v.boolean()), v.description('No effect.')),
  groups: v.pipe(
    v.optional(v.array(v.lazy((): v.GenericSchema<unknown, GroupNode> => Group))),
    v.description('Nested groups.'),
  ),
  pages: v.pipe(v.optional(Pages), v.description('Pages and nested groups.')),
})

const divisions = {
  languages: v.pipe(
    v.optional(v.array(v.lazy((): v.GenericSchema<unknown, LanguageNode> => Language))),
    v.description('Languages, in a menu.'),
  ),
  versions: v.pipe(
    v.optional(v.array(v.lazy((): v.GenericSchema<unknown, VersionNode> => Version))),
    v.description('Versions, in a menu.'),
  ),
  products: v.pipe(
    v.optional(v.array(v.lazy((): v.GenericSchema<unknown, ProductNode> => Product))),
    v.description('Products, in a menu.'),
  ),
  tabs: v.pipe(
    v.optional(v.array(v.lazy((): v.GenericSchema<unknown, TabNode> => Tab))),
    v.description('Tabs below the navbar.'),
  ),
  dropdowns: v.pipe(
    v.optional(v.array(v.lazy((): v.GenericSchema<unknown, DropdownNode> => Dropdown))),
    v.description('Dropdowns, in a menu at the top of the sidebar.'),
  ),
  anchors: v.pipe(
    v.optional(v.array(v.lazy((): v.GenericSchema<unknown, AnchorNode> => Anchor))),
    v.description('Anchors, at the top of the sidebar.'),
  ),
}

const children = {
  ...divisions,
  menu: v.pipe(
    v.optional(v.array(v.lazy((): v.GenericSchema<unknown, ItemNode> => Item))),
    v.description('Entries of a menu. Only in tabs.'),
  ),
  groups: v.pipe(v.optional(v.array(Group)), v.description('Groups of pages.')),
  pages: v.pipe(v.optional(Pages), v.description('Pages and nested groups.')),
}

const Global = v.pipe(
  object(divisions),
  v.description('Links that are shown on all pages below. Each needs an `href`.'),
)

const division = {
  ...look,
  ...sources,
  ...children,
  href: v.pipe(v.optional(Href), v.description('Turns the entry into a link.')),
  color: v.pipe(
    v.optional(DivisionColor),
    v.description('Colour of the icon: one, one for each mode, or a gradient.'),
  ),
  description: v.pipe(v.optional(v.string()), v.description('Text below the label.')),
  ...small,
  default: v.pipe(
    v.optional(v.boolean()),
    v.description('Selects the entry by default, instead of the first one.'),
  ),
  align: v.pipe(
    v.optional(v.picklist(['start', 'end'])),
    v.description('Side of the row of tabs.'),
  ),
  global: v.optional(Global),
  banner: v.pipe(
    v.optional(BannerSetting),
    v.description('Replaces the setting of the site. Only in languages.'),
  ),
  footer: v.pipe(
    v.optional(FooterSetting),
    v.description('Replaces the setting of the site. Only in languages.'),
  ),
  navbar: v.pipe(
    v.optional(NavbarSetting),
    v.description('Replaces the setting of the site. Only in languages.'),
  ),
}

/** Empty labels are checked when the entry is built, because a link may have none. */
const Label = v.pipe(v.string(), v.trim())

const LanguageCode = v.pipe(
  v.string(),
  v.regex(
    /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/,
    'must be the code of a language, such as `en` or `pt-BR`',
  ),
)

const Language: v.GenericSchema<unknown, LanguageNode> = object({
  language: LanguageCode,
  ...division,
})
const Version: v.GenericSchema<unknown, VersionNode> = object({
  version: Label,
  ...division,
})
const Product: v.GenericSchema<unknown, ProductNode> = object({
  product: Label,
  name: v.optional(v.string()),
  ...division,
})
const Tab: v.GenericSchema<unknown, TabNode> = object({ tab: Label, ...division })
const Dropdown: v.GenericSchema<unknown, DropdownNode> = object({
  dropdown: Label,
  ...division,
})
const Anchor: v.GenericSchema<unknown, AnchorNode> = object({
  anchor: Label,
  ...division,
})
const Item: v.GenericSchema<unknown, ItemNode> = object({ item: Label, ...division })

const NavigationSetting: v.GenericSchema<unknown, NavigationNode> = v.pipe(
  object({ ...children, ...sources, global: v.optional(Global) }),
  v.description(
    'The pages of the site: any nesting of languages, versions, products, tabs, dropdowns, anchors, groups and pages.',
  ),
)

export const navigationKeys = { navigation: NavigationSetting }
