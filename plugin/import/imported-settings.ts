import type { LabelledLink } from './imported-frame.ts'
import { withoutUndefined } from '../kit/without-undefined.ts'

/** What a tool's configuration says besides the navigation. Lists may be empty. */
interface ImportedFrame {
  name: string | undefined
  description?: string | undefined
  colors?: { primary: string; light: string } | undefined
  /** Path of the logo, or its settings. */
  logo?: string | object | undefined
  /** Path of the logo in dark mode. */
  darkLogo?: string | undefined
  favicon?: string | undefined
  banner?: { content: string; dismissible?: boolean; color?: string } | undefined
  links?: readonly LabelledLink[]
  footerLinks?: readonly object[]
  socials?: Readonly<Record<string, string>>
  /** Whether pages link to their source. */
  suggestsEdit?: boolean
  redirects?: readonly { source: string; destination: string }[]
  /** The measurement id of Google Analytics 4. */
  googleAnalytics?: string | undefined
  appearance?: object | undefined
  /** The library whose names its icons have, if it isn't the usual one. */
  iconLibrary?: 'lucide' | undefined
}

/** The settings for them, in the modern schema. What is absent or empty is left out. */
export function importedSettings({
  name = 'Documentation',
  description,
  colors,
  logo,
  darkLogo,
  favicon,
  banner,
  links = [],
  footerLinks = [],
  socials = {},
  suggestsEdit = false,
  redirects = [],
  googleAnalytics,
  appearance,
  iconLibrary,
}: ImportedFrame): Record<string, unknown> {
  const footer = {
    ...(footerLinks.length > 0 && { links: footerLinks }),
    ...(Object.keys(socials).length > 0 && { socials }),
  }
  return withoutUndefined<unknown>({
    name,
    description,
    colors,
    logo: logo && darkLogo ? { light: logo, dark: darkLogo } : logo,
    favicon,
    appearance,
    icons: iconLibrary && { library: iconLibrary },
    banner,
    navbar: links.length > 0 ? { links } : undefined,
    footer: Object.keys(footer).length > 0 ? footer : undefined,
    feedback: suggestsEdit ? { suggestEdit: true } : undefined,
    redirects: redirects.length > 0 ? redirects : undefined,
    integrations: googleAnalytics && { ga4: { measurementId: googleAnalytics } },
  })
}
