import * as v from 'valibot'
import { object } from '../object.ts'
import {
  Icon,
  IconStyle,
  Name,
  Paint,
  SpecPath,
  isAssetPath,
  isHref,
  schemeOf,
} from '../values.ts'

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

export const AnchorsSetting = v.pipe(
  v.array(
    object({
      ...shared,
      icon: v.optional(Icon),
      iconType: v.optional(IconStyle),
      color: v.pipe(v.optional(Paint), v.description('The ground of the icon.')),
    }),
  ),
  v.description('Sections, listed above the navigation.'),
)

export const TopAnchorSetting = v.pipe(
  object({
    name: v.optional(Name, 'Documentation'),
    icon: v.optional(Icon, 'book-open'),
    iconType: v.optional(IconStyle),
  }),
  v.description('The first anchor, for all pages outside the others.'),
)

export const TabsSetting = v.pipe(
  v.array(object(shared)),
  v.description('Sections, in a row below the top bar.'),
)

export const PrimaryTabSetting = v.pipe(
  object({
    name: v.optional(Name, 'Documentation'),
    isDefaultHidden: v.optional(v.boolean(), false),
  }),
  v.description('The first tab, for all pages outside the others.'),
)
