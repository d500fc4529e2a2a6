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

/** Keys whose list holds children. */
export const childKeys = [...divisionLists, 'groups', 'pages'] as const

const Directory = v.picklist(['none', 'accordion', 'card'])

const DivisionColor = v.pipe(
  v.union(
    [
      Hex,
      object({
        light: v.pipe(v.optional(Hex), v.description('In light mode.')),
        dark: v.pipe(v.optional(Hex), v.description('In dark mode.')),
        from: v.pipe(v.optional(Hex), v.description('At the lower left.')),
        via: v.pipe(v.optional(Hex), v.description('In the middle.')),
        to: v.pipe(v.optional(Hex), v.description('At the upper right.')),
      }),
    ],
    'must be a hex colour, or an object with `light` and `dark`',
  ),
  // A colour for one mode counts for both.
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
  v.description('The path of a page, or `METHOD /path` of an API description.'),
)

const Pages = v.array(
  v.union(
    [PageRef, v.lazy((): v.GenericSchema<unknown, GroupNode> => Group)],
    'must be the path of a page, or a group',
  ),
)

const sources = {
  openapi: v.pipe(
    v.optional(ApiSources),
    v.description('OpenAPI descriptions, whose operations are pages here.'),
  ),
  asyncapi: v.pipe(v.optional(ApiSources), v.description('AsyncAPI descriptions.')),
  directory: v.pipe(
    v.optional(Directory),
    v.description('How the root page of a group lists what is below it.'),
  ),
}

const look = {
  icon: v.pipe(v.optional(IconSchema), v.description('Before the label.')),
  iconType: v.pipe(v.optional(IconStyle), v.description('The style of the icon.')),
  hidden: v.pipe(
    v.optional(v.boolean()),
    v.description('Not shown; its pages still exist.'),
  ),
}

const small = {
  tag: v.pipe(v.optional(v.string()), v.description('A small word beside the label.')),
  searchable: v.pipe(
    v.optional(v.boolean()),
    v.description('`false`: the search does not find the pages inside.'),
  ),
}

const Group: v.GenericSchema<unknown, GroupNode> = object({
  group: v.pipe(v.string(), v.description('The title of the group.')),
  ...look,
  ...sources,
  ...small,
  root: v.pipe(
    v.optional(PageRef),
    v.description('The page that a click on the title opens.'),
  ),
  expanded: v.pipe(
    v.optional(v.boolean()),
    v.description('Open at first, unless the sidebar is a long one.'),
  ),
  boost: v.pipe(
    v.optional(v.number()),
    v.description('The weight of the pages inside in the search.'),
  ),
  public: v.pipe(v.optional(v.boolean()), v.description('Without effect here.')),
  groups: v.pipe(
    v.optional(v.array(v.lazy((): v.GenericSchema<unknown, GroupNode> => Group))),
    v.description('Groups inside.'),
  ),
  pages: v.pipe(v.optional(Pages), v.description('Pages, and groups among them.')),
})

const divisions = {
  languages: v.pipe(
    v.optional(v.array(v.lazy((): v.GenericSchema<unknown, LanguageNode> => Language))),
    v.description('What readers choose a language from.'),
  ),
  versions: v.pipe(
    v.optional(v.array(v.lazy((): v.GenericSchema<unknown, VersionNode> => Version))),
    v.description('What readers choose a version from.'),
  ),
  products: v.pipe(
    v.optional(v.array(v.lazy((): v.GenericSchema<unknown, ProductNode> => Product))),
    v.description('What readers choose a product from.'),
  ),
  tabs: v.pipe(
    v.optional(v.array(v.lazy((): v.GenericSchema<unknown, TabNode> => Tab))),
    v.description('A row below the top bar.'),
  ),
  dropdowns: v.pipe(
    v.optional(v.array(v.lazy((): v.GenericSchema<unknown, DropdownNode> => Dropdown))),
    v.description('A menu at the top of the sidebar.'),
  ),
  anchors: v.pipe(
    v.optional(v.array(v.lazy((): v.GenericSchema<unknown, AnchorNode> => Anchor))),
    v.description('Links at the top of the sidebar.'),
  ),
}

const children = {
  ...divisions,
  menu: v.pipe(
    v.optional(v.array(v.lazy((): v.GenericSchema<unknown, ItemNode> => Item))),
    v.description('The entries of a menu; in tabs only.'),
  ),
  groups: v.pipe(v.optional(v.array(Group)), v.description('Titles with pages.')),
  pages: v.pipe(v.optional(Pages), v.description('Pages, and groups among them.')),
}

const Global = v.pipe(
  object(divisions),
  v.description('Entries that are seen everywhere below; each has an `href`.'),
)

const division = {
  ...look,
  ...sources,
  ...children,
  href: v.pipe(v.optional(Href), v.description('A link instead of content.')),
  color: v.pipe(
    v.optional(DivisionColor),
    v.description('The colour of the icon: one, one for each mode, or a gradient.'),
  ),
  description: v.pipe(v.optional(v.string()), v.description('Words below the label.')),
  ...small,
  default: v.pipe(
    v.optional(v.boolean()),
    v.description('Shown first; otherwise the first entry is.'),
  ),
  align: v.pipe(
    v.optional(v.picklist(['start', 'end'])),
    v.description('The end of the row of tabs at which it stands.'),
  ),
  global: v.optional(Global),
  banner: v.pipe(
    v.optional(BannerSetting),
    v.description('In place of that of the site; in languages only.'),
  ),
  footer: v.pipe(
    v.optional(FooterSetting),
    v.description('In place of that of the site; in languages only.'),
  ),
  navbar: v.pipe(
    v.optional(NavbarSetting),
    v.description('In place of that of the site; in languages only.'),
  ),
}

/** Whether a label is empty is asked when its entry is built, because a link can do without. */
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
    'The tree of pages: any nesting of languages, versions, products, tabs, dropdowns, anchors, groups and pages.',
  ),
)

export const navigationKeys = { navigation: NavigationSetting }
