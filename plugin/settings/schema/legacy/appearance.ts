import * as v from 'valibot'
import { object } from '../object.ts'
import { AssetPath } from '../values.ts'
import { decorations } from '../background.ts'

export const ModeToggleSetting = v.pipe(
  object({
    default: v.pipe(
      v.optional(v.picklist(['light', 'dark'])),
      v.description('The mode of new readers; absent, their system decides.'),
    ),
    isHidden: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Hides the toggle; with `default`, there is one mode.'),
    ),
  }),
  v.description('The toggle between light and dark.'),
)

export const BackgroundImageSetting = v.pipe(
  AssetPath,
  v.description('An image behind every page.'),
)

export const LegacyBackgroundSetting = v.pipe(
  object({ style: v.optional(v.picklist(decorations)) }),
  v.description('A drawn ornament behind every page.'),
)

export const LayoutSetting = v.pipe(
  v.picklist(['topnav', 'sidenav', 'solidSidenav']),
  v.description('With or without a top bar.'),
)

export const RoundedSetting = v.pipe(
  v.picklist(['default', 'sharp']),
  v.description('The corners of boxes.'),
)

export const CodeBlockSetting = v.pipe(
  object({ mode: v.optional(v.picklist(['auto', 'dark'])) }),
  v.description('The colours of code.'),
)

export const EyebrowSetting = v.pipe(
  object({ display: v.optional(v.picklist(['section', 'breadcrumbs'])) }),
  v.description('What stands above the title of a page.'),
)

export const SidebarSetting = v.pipe(
  object({
    items: v.optional(v.picklist(['container', 'card', 'border', 'undecorated'])),
  }),
  v.description('The look of the navigation.'),
)

export const TopbarSetting = v.pipe(
  object({ style: v.optional(v.picklist(['default', 'gradient'])) }),
  v.description('The look of the top bar.'),
)

export const LegacySearchSetting = v.pipe(
  object({
    prompt: v.optional(v.string()),
    location: v.optional(v.picklist(['side', 'top'])),
  }),
  v.description('The search.'),
)
