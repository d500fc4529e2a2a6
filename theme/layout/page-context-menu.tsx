import { useShell } from '../../runtime/page-context.ts'
import type { ContextualOption } from '../../runtime/types/settings.ts'
import PageAction from '../islands/page-action.island.tsx'
import { useStrings } from '../../runtime/use-strings.ts'
import { ArrowUpRightIcon, CheckIcon, ChevronDownIcon, CopyIcon } from '../ui-icons.tsx'
import { isExternalUrl } from './is-external-url.ts'
import { NavIcon } from './nav-icon.tsx'
import type { PageOption } from './page-option.ts'
import { buildPageOptions } from './page-options.ts'
import './page-context-menu.css'

/**
 * A split button next to the title: the first option directly, the others in a menu. As on Mintlify,
 * the first one has the id.
 */
export function PageContextMenu({ options }: { options: ContextualOption[] }) {
  const { page, site } = useShell()
  const strings = useStrings()
  const [first, ...others] = buildPageOptions({ options, page, site, strings })
  if (!first) return null

  return (
    <div id="page-context-menu" class="page-context-menu">
      <Option option={first} class="page-context-first" />
      {others.length > 0 && (
        <details class="menu-box" name="skerry-menu" data-menu="">
          <summary class="page-context-more" aria-label={strings.pageActions}>
            <ChevronDownIcon class="chevron" />
          </summary>
          <ul class="menu-panel">
            {others.map((option) => (
              <li key={option.key}>
                <Option option={option} class="menu-choice" inMenu />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

interface OptionProps {
  option: PageOption
  class: string
  /** Whether it is hidden until the reader opens the menu. */
  inMenu?: boolean
}

function Option({ option, class: className, inMenu = false }: OptionProps) {
  const strings = useStrings()
  const { action, copy, href, icon, logo, label, hint, needsOrigin } = option
  const id = inMenu ? undefined : 'page-context-menu-button'
  if (action) {
    const words = { label, hint, copied: strings.copied, failed: strings.copyFailed }
    return <PageAction {...{ id, action, href }} class={className} {...words} />
  }
  const text = (
    <span class="choice-text">
      <span class="choice-label">{label}</span>
      {hint && <span class="choice-description">{hint}</span>}
    </span>
  )
  if (copy !== undefined) {
    return (
      <button id={id} type="button" class={`${className} needs-js`} data-copy={copy}>
        <CopyIcon class="copy-sign" />
        <CheckIcon class="copied-sign" />
        {text}
      </button>
    )
  }
  const external = href !== undefined && isExternalUrl(href)
  return (
    <a
      id={id}
      class={needsOrigin ? `${className} needs-js` : className}
      href={href}
      data-own-address={needsOrigin ? '' : undefined}
      target={external ? '_blank' : undefined}
      rel={external ? 'noreferrer' : undefined}
    >
      {inMenu && logo !== undefined ? (
        // In a closed menu the browser doesn't load it.
        <img
          class="icon menu-logo"
          src={logo}
          width={16}
          height={16}
          alt=""
          loading="lazy"
        />
      ) : (
        <NavIcon icon={icon} />
      )}
      {text}
      {external && <ArrowUpRightIcon class="flips" />}
    </a>
  )
}
