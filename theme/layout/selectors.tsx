import { useShell } from '../../runtime/page-context.ts'
import type { NavSelector } from '../../runtime/types/navigation.ts'
import { paintClass } from '../styles/paint.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { NavIcon } from './nav-icon.tsx'
import { ChoiceLabel, ChoiceList, Menu } from './menu.tsx'
import './selectors.css'

type Kind = NavSelector['kind']

/**
 * Menus that switch between branches of the site: versions and languages next to the logo,
 * products and dropdowns at the top of the sidebar. A lone version is rendered, because it is the
 * version that the pages describe (specification, Versioning 1: the dropdown appears when
 * `versions` is present). Other selectors with a single choice are not.
 */
export function Selectors({
  kinds,
  place,
}: {
  kinds: readonly Kind[]
  place: 'bar' | 'sidebar'
}) {
  const { selectors } = useShell().navigation
  const shown = selectors.filter(
    ({ kind, choices }) =>
      kinds.includes(kind) && choices.length > (kind === 'version' ? 0 : 1),
  )
  return (
    <>
      {shown.map((selector, index) => (
        <Selector key={index} selector={selector} place={place} />
      ))}
    </>
  )
}

function Selector({
  selector,
  place,
}: {
  selector: NavSelector
  place: 'bar' | 'sidebar'
}) {
  const strings = useStrings()
  const { kind, choices } = selector
  const current = choices.find(({ active }) => active) ?? choices[0]
  if (!current) return null
  const names: Record<Kind, string> = {
    language: strings.language,
    version: strings.version,
    product: strings.product,
    dropdown: strings.section,
  }
  const isBarLanguage = kind === 'language' && place === 'bar'
  const isCard = kind === 'product' || kind === 'dropdown'

  return (
    <Menu
      class={isCard ? 'selector nav-dropdown-trigger' : 'selector'}
      id={isBarLanguage ? 'localization-select-trigger' : undefined}
      panelId={isBarLanguage ? 'localization-select-content' : undefined}
      label={
        <>
          {isCard && current.icon && (
            <span
              class={
                current.color ? `icon-chip ${paintClass(current.color)}` : 'icon-chip'
              }
            >
              <NavIcon icon={current.icon} />
            </span>
          )}
          <span class="sr-only">{names[kind]}: </span>
          <ChoiceLabel label={current.label} tag={current.tag} />
        </>
      }
    >
      <ChoiceList
        choices={choices}
        ticked
        itemClass={isCard ? 'nav-dropdown-item' : undefined}
        areLanguages={kind === 'language'}
        idPrefix={isBarLanguage ? 'localization-select-item-' : undefined}
      />
    </Menu>
  )
}
