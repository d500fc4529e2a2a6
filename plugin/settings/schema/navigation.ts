import * as v from 'valibot'
import { object } from './object.ts'
import { Hex, Href, Icon, IconStyle } from './values.ts'
import { ApiSources } from './api.ts'
import { BannerSetting } from './banner.ts'
import { FooterSetting } from './footer.ts'
import { NavbarSetting } from './navbar.ts'

/**
 * The recursive tree (behaviour 2.2). Any division may hold any other; what a node is
 * follows from its label key. Valibot needs the types of recursive schemas spelled out.
 */
export interface NavigationParent {
  languages?: LanguageNode[]
  versions?: VersionNode[]
  products?: ProductNode[]
  tabs?: TabNode[]
  dropdowns?: DropdownNode[]
  anchors?: AnchorNode[]
  menu?: ItemNode[]
  groups?: GroupNode[]
  pages?: (string | GroupNode)[]
}

/** Keys whose list holds children. */
export const childKeys = [
  'languages',
  'versions',
  'products',
  'tabs',
  'dropdowns',
  'anchors',
  'menu',
  'groups',
  'pages',
] as const

type Value<Schema extends v.GenericSchema> = v.InferOutput<Schema>

interface Sources {
  openapi?: Value<typeof ApiSources>
  asyncapi?: Value<typeof ApiSources>
  directory?: Value<typeof Directory>
}

interface Look {
  icon?: Value<typeof Icon>
  iconType?: Value<typeof IconStyle>
  hidden?: boolean
}

/** What every division may have. */
export interface DivisionNode extends NavigationParent, Sources, Look {
  href?: string
  color?: Value<typeof DivisionColor>
  description?: string
  tag?: string
  default?: boolean
  searchable?: boolean
  align?: 'start' | 'end'
  global?: GlobalNode
  banner?: Value<typeof BannerSetting>
  footer?: Value<typeof FooterSetting>
  navbar?: Value<typeof NavbarSetting>
}

export interface LanguageNode extends DivisionNode {
  language: string
}
export interface VersionNode extends DivisionNode {
  version: string
}
export interface ProductNode extends DivisionNode {
  product: string
  name?: string
}
export interface TabNode extends DivisionNode {
  tab: string
}
export interface DropdownNode extends DivisionNode {
  dropdown: string
}
export interface AnchorNode extends DivisionNode {
  anchor: string
}
export interface ItemNode extends DivisionNode {
  item: string
}

export interface GroupNode extends Look, Sources {
  group: string
  tag?: string
  root?: string
  expanded?: boolean
  searchable?: boolean
  boost?: number
  public?: boolean
  groups?: GroupNode[]
  pages?: (string | GroupNode)[]
}

/** Entries that are seen everywhere below. */
export interface GlobalNode {
  languages?: LanguageNode[]
  versions?: VersionNode[]
  products?: ProductNode[]
  tabs?: TabNode[]
  dropdowns?: DropdownNode[]
  anchors?: AnchorNode[]
}

export interface NavigationNode extends NavigationParent, Sources {
  global?: GlobalNode
}

const Directory = v.picklist(['none', 'accordion', 'card'])

const DivisionColor = v.union(
  [
    Hex,
    object({
      light: v.optional(Hex),
      dark: v.optional(Hex),
      from: v.optional(Hex),
      via: v.optional(Hex),
      to: v.optional(Hex),
    }),
  ],
  'must be a hex colour, or an object with `light` and `dark`',
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
  openapi: v.optional(ApiSources),
  asyncapi: v.optional(ApiSources),
  directory: v.pipe(
    v.optional(Directory),
    v.description('How the root page of a group lists what is below it.'),
  ),
}

const look = {
  icon: v.optional(Icon),
  iconType: v.optional(IconStyle),
  hidden: v.pipe(
    v.optional(v.boolean()),
    v.description('Not drawn; its pages still exist.'),
  ),
}

const Group: v.GenericSchema<unknown, GroupNode> = object({
  group: v.pipe(v.string(), v.description('The title of the group.')),
  ...look,
  ...sources,
  tag: v.optional(v.string()),
  root: v.pipe(
    v.optional(PageRef),
    v.description('The page that a click on the title opens.'),
  ),
  expanded: v.pipe(v.optional(v.boolean()), v.description('Open at first.')),
  searchable: v.optional(v.boolean()),
  boost: v.optional(v.number()),
  public: v.optional(v.boolean()),
  groups: v.optional(v.array(v.lazy((): v.GenericSchema<unknown, GroupNode> => Group))),
  pages: v.optional(Pages),
})

const divisions = {
  languages: v.optional(
    v.array(v.lazy((): v.GenericSchema<unknown, LanguageNode> => Language)),
  ),
  versions: v.optional(
    v.array(v.lazy((): v.GenericSchema<unknown, VersionNode> => Version)),
  ),
  products: v.optional(
    v.array(v.lazy((): v.GenericSchema<unknown, ProductNode> => Product)),
  ),
  tabs: v.optional(v.array(v.lazy((): v.GenericSchema<unknown, TabNode> => Tab))),
  dropdowns: v.optional(
    v.array(v.lazy((): v.GenericSchema<unknown, DropdownNode> => Dropdown)),
  ),
  anchors: v.optional(
    v.array(v.lazy((): v.GenericSchema<unknown, AnchorNode> => Anchor)),
  ),
}

const children = {
  ...divisions,
  menu: v.optional(v.array(v.lazy((): v.GenericSchema<unknown, ItemNode> => Item))),
  groups: v.optional(v.array(Group)),
  pages: v.optional(Pages),
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
  color: v.optional(DivisionColor),
  description: v.optional(v.string()),
  tag: v.optional(v.string()),
  default: v.pipe(
    v.optional(v.boolean()),
    v.description('Shown first; otherwise the first entry is.'),
  ),
  searchable: v.optional(v.boolean()),
  align: v.optional(v.picklist(['start', 'end'])),
  global: v.optional(Global),
  banner: v.optional(BannerSetting),
  footer: v.optional(FooterSetting),
  navbar: v.optional(NavbarSetting),
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

export const NavigationSetting: v.GenericSchema<unknown, NavigationNode> = v.pipe(
  object({ ...children, ...sources, global: v.optional(Global) }),
  v.description(
    'The tree of pages: any nesting of languages, versions, products, tabs, dropdowns, anchors, groups and pages.',
  ),
)
