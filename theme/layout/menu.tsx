import type { ComponentChildren } from 'preact'
import type { NavChoice } from '../../runtime/types/navigation.ts'
import type { IconRef } from '../../runtime/types/settings.ts'
import { CheckIcon, ChevronDownIcon } from '../ui-icons.tsx'
import { NavIcon } from './nav-icon.tsx'
import { NavLink } from './nav-link.tsx'
import './menu.css'

interface MenuProps {
  /** What the button says. */
  label: ComponentChildren
  /** The button's accessible name, where its text does not say what it is for. */
  name?: string
  /** Added to `menu`. */
  class?: string
  id?: string
  panelId?: string
  active?: boolean
  children: ComponentChildren
}

/**
 * A button that opens a list of links: `<details>`, so it works without JavaScript. Menus of
 * one bar share a name, so that opening one closes the other.
 */
export function Menu({
  label,
  name,
  class: className,
  id,
  panelId,
  active,
  children,
}: MenuProps) {
  return (
    <details
      class={className ? `menu ${className}` : 'menu'}
      name="skerry-menu"
      data-menu=""
    >
      <summary
        id={id}
        class="menu-button"
        data-active={active || undefined}
        aria-label={name}
      >
        {label}
        <ChevronDownIcon class="chevron" />
      </summary>
      <div id={panelId} class="menu-panel">
        {children}
      </div>
    </details>
  )
}

interface ChoiceListProps {
  choices: readonly NavChoice[]
  /** Marks the chosen one with a tick. */
  ticked?: boolean
  itemClass?: string
  /** The names of languages are written in their own language. */
  areLanguages?: boolean
}

/** The links of a menu. */
export function ChoiceList({
  choices,
  ticked,
  itemClass,
  areLanguages,
}: ChoiceListProps) {
  return (
    <ul class="choice-list">
      {choices.map((choice) => (
        <li key={choice.name} class={itemClass} data-active={choice.active || undefined}>
          <NavLink
            class="choice"
            href={choice.url}
            external={choice.external}
            current={choice.active && 'true'}
            lang={areLanguages ? choice.name : undefined}
          >
            <NavIcon icon={choice.icon} class="choice-icon" />
            <span class="choice-text">
              <span class="choice-label">
                {choice.label}
                {choice.tag && <Tag>{choice.tag}</Tag>}
              </span>
              {choice.description && (
                <span class="choice-description">{choice.description}</span>
              )}
            </span>
            {ticked && choice.active && <CheckIcon class="choice-tick" />}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** A small pill beside a label. */
export function Tag({
  class: name,
  children,
}: {
  class?: string
  children: ComponentChildren
}) {
  return (
    <span class={name ? `nav-tag-pill ${name}` : 'nav-tag-pill'}>
      <span class="nav-tag-pill-text">{children}</span>
    </span>
  )
}

/** Icon and words of a choice, as the button of its menu shows them. */
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
      {tag && <Tag>{tag}</Tag>}
    </>
  )
}
