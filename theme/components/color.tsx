import type { ComponentChildren } from 'preact'
import { useGeneratedStyle } from '../../runtime/generated-style.ts'
import { fillIn, useStrings } from '../strings.ts'
import { classNames } from './class-names.ts'
import './color.css'

export interface ColorProps {
  /** `compact`: swatches beside each other. `table`: rows with titles. */
  variant?: 'compact' | 'table'
  className?: string
  class?: string
  children?: ComponentChildren
}

export interface ColorRowProps {
  title?: string
  children?: ComponentChildren
}

export interface ColorItemProps {
  name?: string
  /** Any CSS colour, or one for each mode. */
  value: string | { light: string; dark: string }
}

/** A palette; a click on a swatch copies its value (behaviour 4.10). */
function Palette({ variant = 'compact', children, ...props }: ColorProps) {
  return (
    <div class={classNames('color', props.class, props.className)} data-variant={variant}>
      {children}
    </div>
  )
}

function Row({ title, children }: ColorRowProps) {
  return (
    <div class="color-row" data-component-part="color-row">
      {title && (
        <p class="color-row-title" data-component-part="color-row-title">
          {title}
        </p>
      )}
      <div class="color-row-items">{children}</div>
    </div>
  )
}

function Item({ name, value }: ColorItemProps) {
  const strings = useStrings()
  const { light, dark } =
    typeof value === 'string' ? { light: value, dark: value } : value
  const swatchClass = useGeneratedStyle({ '--color-light': light, '--color-dark': dark })
  const written = light === dark ? light : `${light} / ${dark}`
  return (
    <button
      type="button"
      class="color-item"
      data-component-part="color-item"
      data-copy={light}
      data-copy-dark={light === dark ? undefined : dark}
      title={fillIn(strings.copyColor, {
        name: name ? `${name} ${written}` : written,
      })}
    >
      <span class={classNames('color-swatch', swatchClass)} />
      {name && (
        <span class="color-item-name" data-component-part="color-item-name">
          {name}
        </span>
      )}{' '}
      <span class="color-item-value" data-component-part="color-item-value">
        {written}
      </span>
    </button>
  )
}

export const Color = Object.assign(Palette, { Row, Item })
