import type { ComponentChildren } from 'preact'
import type { NavChoice } from '../../runtime/types/navigation.ts'
import type { IconRef } from '../../runtime/types/settings.ts'
import { classNames } from '../components/class-names.ts'
import { CheckIcon, ChevronDownIcon } from '../ui-icons.tsx'
import { NavIcon } from './nav-icon.tsx'
import { NavLink } from './nav-link.tsx'
import './menu.css'

interface MenuProps {
  /** Content of the button. */
  label: ComponentChildren
  /** Accessible name of the button, if its content doesn't describe its purpose. */
  name?: string
  /** Added to `menu`. */
  class?: string
  /** Added to `menu-button`. */
  buttonClass?: string
  id?: string
  /** `data-component-part` of the button, by which scripts of sites select it, as on Mintlify. */
  part?: string
  panelId?: string
  /** Added to `menu-panel`. */
  panelClass?: string
  active?: boolean
  children: ComponentChildren
}

/**
 * A button that opens a list of links. Based on `<details>`, so it works without JavaScript.
 * The shared `name` makes opening one menu close the others.
 */
export function Menu({
  label,
  name,
  class: className,
  buttonClass,
  id,
  part,
  panelId,
  panelClass,
  active,
  children,
}: MenuProps) {
  return (
    <details class={classNames('menu-box', className)} name="skerry-menu" data-menu="">
      <summary
        id={id}
        data-component-part={part}
        class={classNames('menu-button', buttonClass)}
        data-active={active || undefined}
        aria-label={name}
      >
        {label}
        <ChevronDownIcon class="chevron" />
      </summary>
      <div id={panelId} class={classNames('menu-panel', panelClass)}>
        {children}
      </div>
    </details>
  )
}

interface ChoiceListProps {
  choices: readonly NavChoice[]
  /** Show a check mark at the selected choice. */
  ticked?: boolean
  /** Class of the links, by which styles and scripts of sites select them, as on Mintlify. */
  itemClass?: string
  /** Title, description and icon of a link have classes that start with `itemClass`. */
  namesParts?: boolean
  /** Choices are languages, each labelled in its own language. */
  areLanguages?: boolean
  /** `data-component-part` of the choices. With their names, it is also their id. */
  part?: string
}

/** The list of links in a menu. */
export function ChoiceList({
  choices,
  ticked,
  itemClass,
  namesParts,
  areLanguages,
  part,
}: ChoiceListProps) {
  const classOf = (name: string) => namesParts && `${itemClass}-${name}`
  return (
    <ul class="choice-list">
      {choices.map((choice) => (
        <li
          key={choice.name}
          id={part && `${part}-${choice.name}`}
          data-component-part={part}
        >
          <NavLink
            class={classNames('menu-choice', itemClass)}
            href={choice.url}
            external={choice.external}
            current={choice.active && 'location'}
            active={choice.active}
            lang={areLanguages ? (choice.language ?? choice.name) : undefined}
          >
            <NavIcon
              icon={choice.icon}
              class={classNames('choice-icon', classOf('icon'))}
            />
            {areLanguages ? (
              // As on Mintlify, for scripts of sites.
              <p class="choice-text choice-label">{choice.label}</p>
            ) : (
              <ChoiceText choice={choice} classOf={classOf} />
            )}
            {ticked && choice.active && <CheckIcon class="choice-tick" />}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

function ChoiceText({
  choice: { label, tag, description },
  classOf,
}: {
  choice: NavChoice
  classOf: (name: string) => string | false | undefined
}) {
  return (
    <span class="choice-text">
      <span class={classNames('choice-label', classOf('title'))}>
        {label}
        {tag && <TagPill>{tag}</TagPill>}
      </span>
      {description && (
        <span class={classNames('choice-description', classOf('description'))}>
          {description}
        </span>
      )}
    </span>
  )
}

/** A small pill next to a label. Stylesheets of authors select it by its text, as on Mintlify. */
export function TagPill({ class: name, children }: { class?: string; children: string }) {
  return (
    <span class={name ? `nav-tag-pill ${name}` : 'nav-tag-pill'} data-nav-tag={children}>
      <span class="nav-tag-pill-text">{children}</span>
    </span>
  )
}

/** Icon, label and tag of the selected choice, shown in the menu's button. */
export function ChoiceLabel({
  label,
  icon,
  tag,
}: {
  label: string
  icon?: IconRef
  tag?: string
}) {
  return (
    <>
      <NavIcon icon={icon} />
      <span class="menu-label">{label}</span>
      {tag && <TagPill>{tag}</TagPill>}
    </>
  )
}
