import { useShell } from '../../runtime/page-context.ts'
import { classNames } from '../components/class-names.ts'
import { paintClass } from '../styles/paint.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { CloseIcon } from '../ui-icons.tsx'
import { InlineMarkdown } from '../components/inline-markdown.tsx'
import './banner.css'

/** As in MDX, which the content is on Mintlify. */
const COMMENT = /\{\s*\/\*.*?\*\/\s*\}/gs

/**
 * The site's banner, if it has one. `runtime/actions/mode.ts` dismisses it; it stays dismissed
 * until its text changes.
 */
export function Banner() {
  const { site, navigation } = useShell()
  const strings = useStrings()
  const banner = navigation.banner ?? site.settings.banner
  if (!banner) return null

  return (
    <aside
      id="banner"
      class={classNames('site-banner', banner.color && paintClass(banner.color))}
      data-type={banner.type}
      data-banner-state="visible"
      aria-label={strings.announcement}
    >
      <div class="banner-text">
        {/* Styles of Mintlify sites select `#banner p`. */}
        <p>
          <InlineMarkdown>{banner.content.replaceAll(COMMENT, '')}</InlineMarkdown>
        </p>
      </div>
      {banner.dismissible && (
        <button
          type="button"
          class="banner-close needs-js"
          data-banner-close=""
          aria-label={strings.dismissBanner}
        >
          <CloseIcon />
        </button>
      )}
    </aside>
  )
}
