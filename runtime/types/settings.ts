export type { DivisionKind } from '../../plugin/settings/division-kinds.ts'
export type {
  DivisionEntry,
  GroupEntry,
  NavigationEntry,
  NavigationSettings,
  PageEntry,
} from '../../plugin/settings/navigation-entry.ts'
export type { SettingPlace } from '../../plugin/settings/setting-place.ts'
export type {
  ApiSource,
  BannerSettings,
  ContextualOption,
  FontSettings,
  FooterSettings,
  IconRef,
  LightDark,
  NavbarLink,
  Paint,
  Redirect,
} from '../../plugin/settings/setting-types.ts'
export type {
  ApiSettings,
  Settings,
  SiteSettings,
} from '../../plugin/settings/settings.ts'

/** An icon as SVG: the markup inside `<svg>`, and its `viewBox`. */
export interface IconDrawing {
  body: string
  viewBox: string
  /** Name of the icon drawn instead, if no library has the requested one. */
  plainerName?: string
  /** Whether to paint the background through the drawing, as the site's styles expect. */
  masked?: boolean
  /** Its file on Mintlify, if the site's styles select icons by it. */
  file?: string
}
