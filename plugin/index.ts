export { skerry } from './vite/skerry-plugins.ts'
export type {
  BuiltPage,
  BuiltSite,
  HeadElement,
  OutputFile,
  OutputWriter,
  PageSource,
  SiteExtensions,
} from './site/extensions.ts'
export type { MdxPlugin, PolicyOptions, SkerryOptions } from './site/options.ts'
export type { SearchService } from './site/search-options.ts'
export type { SocialCard, SocialCardOptions } from './site/social-card.ts'
export { SkerryError } from '../runtime/kit/diagnostic.ts'
export type { Diagnostic, Severity } from '../runtime/kit/diagnostic.ts'
export type {
  NavChoice,
  NavDivision,
  NavGroup,
  Navigation,
  NavItem,
  NavPage,
  NavSelector,
  PageNavigation,
} from '../runtime/types/navigation.ts'
export type {
  FieldPlace,
  Frontmatter,
  PageData,
  PageField,
  PageHeading,
  PageMode,
} from '../runtime/types/pages.ts'
export type {
  IslandAsset,
  SiteData,
  StarCounts,
  When,
} from '../runtime/types/rendering.ts'
export type {
  BannerSettings,
  DivisionKind,
  FooterSettings,
  IconRef,
  LightDark,
  NavbarLink,
  Paint,
  SiteSettings,
} from '../runtime/types/settings.ts'
export type { Strings } from '../theme/strings/en.ts'
export type {
  ProvidedPage,
  ProvidedResults,
  ProvidedText,
  SearchProvider,
} from '../theme/search/providers/module-engine.ts'
export type { AlgoliaIndex } from '../theme/search/providers/algolia.ts'
export type { TypesenseCollection } from '../theme/search/providers/typesense.ts'
export type { SearchScope } from '../theme/search/search-engine.ts'
