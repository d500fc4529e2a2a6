import { useShell } from '../../runtime/page-context.ts'
import type { NavSelector } from '../../runtime/types/navigation.ts'
import { classNames } from '../components/class-names.ts'
import { paintClass } from '../styles/paint.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { NavIcon } from './nav-icon.tsx'
import { ChoiceLabel, ChoiceList, Menu } from './menu.tsx'
import './selectors.css'

type Kind = NavSelector['kind']

/** What the classes of Mintlify's menus start with, by which styles and scripts of sites select. */
const mintlifyNames: Partial<Record<Kind, string>> = {
  product: 'nav-dropdown-products-selector',
  dropdown: 'nav-dropdown',
}

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
  const prefix = mintlifyNames[kind]

  return (
    <Menu
      // Not the button: scripts of sites move it, with its panel.
      class={classNames('selector', prefix && `${prefix}-trigger`)}
      id={isBarLanguage ? 'localization-select-trigger' : undefined}
      part={isBarLanguage ? 'localization-select-trigger' : undefined}
      // Scripts of sites compare the button's text with names of languages.
      name={isBarLanguage ? `${names.language}: ${current.label}` : undefined}
      panelId={isBarLanguage ? 'localization-select-content' : undefined}
      panelClass={prefix && `${prefix}-content`}
      label={
        <>
          {prefix && current.icon && (
            <span
              class={
                current.color ? `icon-chip ${paintClass(current.color)}` : 'icon-chip'
              }
            >
              <NavIcon icon={current.icon} />
            </span>
          )}
          {!isBarLanguage && <span class="sr-only">{names[kind]}: </span>}
          <ChoiceLabel label={current.label} tag={current.tag} />
        </>
      }
    >
      <ChoiceList
        choices={choices}
        ticked
        itemClass={prefix && `${prefix}-item`}
        namesParts={prefix !== undefined}
        areLanguages={kind === 'language'}
        part={isBarLanguage ? 'localization-select-item' : undefined}
      />
    </Menu>
  )
}
