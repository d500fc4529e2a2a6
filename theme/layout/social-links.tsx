import type { FooterSettings, IconRef } from '../../runtime/types/settings.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { NavIcon } from './nav-icon.tsx'

interface Platform {
  name: string
  icon: IconRef
}

function brand(name: string, icon: string): Platform {
  return { name, icon: { name: icon, style: 'brands', library: 'fontawesome' } }
}

function solid(name: string, icon: string): Platform {
  return { name, icon: { name: icon, style: 'solid', library: 'fontawesome' } }
}

/** The platforms allowed by the specification and the validator (`footerSocials`). */
const platforms: Record<string, Platform> = {
  website: solid('Website', 'globe'),
  'earth-americas': solid('Website', 'earth-americas'),
  facebook: brand('Facebook', 'facebook'),
  x: brand('X', 'x-twitter'),
  'x-twitter': brand('X', 'x-twitter'),
  twitter: brand('Twitter', 'twitter'),
  discord: brand('Discord', 'discord'),
  slack: brand('Slack', 'slack'),
  github: brand('GitHub', 'github'),
  linkedin: brand('LinkedIn', 'linkedin'),
  instagram: brand('Instagram', 'instagram'),
  'hacker-news': brand('Hacker News', 'hacker-news'),
  youtube: brand('YouTube', 'youtube'),
  medium: brand('Medium', 'medium'),
  telegram: brand('Telegram', 'telegram'),
  bluesky: brand('Bluesky', 'bluesky'),
  threads: brand('Threads', 'threads'),
  reddit: brand('Reddit', 'reddit'),
  podcast: solid('Podcast', 'podcast'),
}

/** Links to the site's profiles on other platforms, in the author's order. */
export function SocialLinks({ socials }: { socials: FooterSettings['socials'] }) {
  const strings = useStrings()
  return (
    <ul class="social-links" aria-label={strings.socialLinks}>
      {socials.map(({ platform, url }) => {
        const known = platforms[platform]
        return (
          <li key={url}>
            <a
              class="social-link"
              href={url}
              target="_blank"
              rel="me noreferrer"
              aria-label={known?.name ?? platform}
            >
              <NavIcon icon={known?.icon ?? { name: platform }} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
