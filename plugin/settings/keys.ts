import type * as v from 'valibot'
import { ApiSetting } from './schema/api.ts'
import { AppearanceSetting } from './schema/appearance.ts'
import { BackgroundSetting } from './schema/background.ts'
import { BannerSetting } from './schema/banner.ts'
import { ColorsSetting } from './schema/colors.ts'
import { ContextualSetting } from './schema/contextual.ts'
import { ErrorsSetting } from './schema/errors.ts'
import { FaviconSetting } from './schema/favicon.ts'
import { FeedbackSetting } from './schema/feedback.ts'
import { FontsSetting } from './schema/fonts.ts'
import { FooterSetting } from './schema/footer.ts'
import { IconsSetting } from './schema/icons.ts'
import { IntegrationsSetting } from './schema/integrations.ts'
import { InteractionSetting } from './schema/interaction.ts'
import { LogoSetting } from './schema/logo.ts'
import { MarkdownSetting } from './schema/markdown.ts'
import { MetadataSetting } from './schema/metadata.ts'
import { DescriptionSetting, NameSetting } from './schema/name.ts'
import { NavbarSetting } from './schema/navbar.ts'
import { NavigationSetting } from './schema/navigation.ts'
import { RedirectsSetting } from './schema/redirects.ts'
import { SearchSetting } from './schema/search.ts'
import { SeoSetting } from './schema/seo.ts'
import { StylingSetting } from './schema/styling.ts'
import { ThemeSetting } from './schema/theme.ts'
import { ThumbnailsSetting } from './schema/thumbnails.ts'
import { VariablesSetting } from './schema/variables.ts'
import { AnalyticsSetting } from './schema/legacy/analytics.ts'
import { LegacyApiSetting, OpenapiSetting } from './schema/legacy/api.ts'
import {
  BackgroundImageSetting,
  CodeBlockSetting,
  EyebrowSetting,
  LayoutSetting,
  LegacyBackgroundSetting,
  LegacySearchSetting,
  ModeToggleSetting,
  RoundedSetting,
  SidebarSetting,
  TopbarSetting,
} from './schema/legacy/appearance.ts'
import { LegacyColorsSetting } from './schema/legacy/colors.ts'
import {
  AnchorsSetting,
  PrimaryTabSetting,
  TabsSetting,
  TopAnchorSetting,
} from './schema/legacy/divisions.ts'
import { FontSetting } from './schema/legacy/font.ts'
import { FooterSocialsSetting, LegacyFooterSetting } from './schema/legacy/footer.ts'
import { LegacyNavigationSetting } from './schema/legacy/navigation.ts'
import { LegacyMetadataSetting, LegacySeoSetting } from './schema/legacy/seo.ts'
import {
  TopbarCtaButtonSetting,
  TopbarLinksSetting,
} from './schema/legacy/topbar-links.ts'
import { VersionsSetting } from './schema/legacy/versions.ts'

/** The two schemas of docs.json (behaviour 0). */
export type Generation = 'legacy' | 'modern'

/** Keys whose shape and meaning both generations share. */
const sharedKeys = {
  name: NameSetting,
  description: DescriptionSetting,
  theme: ThemeSetting,
  logo: LogoSetting,
  favicon: FaviconSetting,
  feedback: FeedbackSetting,
  redirects: RedirectsSetting,
  banner: BannerSetting,
  integrations: IntegrationsSetting,
  errors: ErrorsSetting,
  contextual: ContextualSetting,
  variables: VariablesSetting,
}

/** The root of a modern file (behaviour 2.1). */
export const modernKeys = {
  ...sharedKeys,
  colors: ColorsSetting,
  navigation: NavigationSetting,
  appearance: AppearanceSetting,
  background: BackgroundSetting,
  styling: StylingSetting,
  icons: IconsSetting,
  fonts: FontsSetting,
  navbar: NavbarSetting,
  footer: FooterSetting,
  search: SearchSetting,
  seo: SeoSetting,
  api: ApiSetting,
  thumbnails: ThumbnailsSetting,
  metadata: MetadataSetting,
  interaction: InteractionSetting,
  markdown: MarkdownSetting,
}

/** The root of a legacy file (behaviour 1.1 and 1.2). */
export const legacyKeys = {
  ...sharedKeys,
  colors: LegacyColorsSetting,
  navigation: LegacyNavigationSetting,
  topbarLinks: TopbarLinksSetting,
  topbarCtaButton: TopbarCtaButtonSetting,
  versions: VersionsSetting,
  anchors: AnchorsSetting,
  topAnchor: TopAnchorSetting,
  tabs: TabsSetting,
  primaryTab: PrimaryTabSetting,
  api: LegacyApiSetting,
  openapi: OpenapiSetting,
  footerSocials: FooterSocialsSetting,
  modeToggle: ModeToggleSetting,
  backgroundImage: BackgroundImageSetting,
  background: LegacyBackgroundSetting,
  layout: LayoutSetting,
  rounded: RoundedSetting,
  codeBlock: CodeBlockSetting,
  eyebrow: EyebrowSetting,
  sidebar: SidebarSetting,
  topbar: TopbarSetting,
  search: LegacySearchSetting,
  font: FontSetting,
  footer: LegacyFooterSetting,
  metadata: LegacyMetadataSetting,
  seo: LegacySeoSetting,
  analytics: AnalyticsSetting,
}

type Values<Keys extends Record<string, v.GenericSchema>> = {
  [Key in keyof Keys]?: v.InferOutput<Keys[Key]>
}

/** What the valid keys of a file hold, defaults inside them filled. */
export type ModernValues = Values<typeof modernKeys>
export type LegacyValues = Values<typeof legacyKeys>

export const schemas: Record<Generation, Record<string, v.GenericSchema>> = {
  legacy: legacyKeys,
  modern: modernKeys,
}

/** Keys that are allowed and do nothing here: for editors, for a hosted product, or of no effect by now. */
export const ignoredKeys: ReadonlySet<string> = new Set([
  '$schema',
  '$ref',
  'public',
  'isWhiteLabeled',
  'hideFeedbackButtons',
])

/** Features of a hosted product, which files cannot have: told once, as information. */
export const hostedKeys: ReadonlySet<string> = new Set([
  'assistant',
  'auth',
  'mcp',
  'userAuth',
  'access',
  'chat',
])
