import { useGeneratedStyle } from '../../runtime/generated-style.ts'
import { fillIn } from '../../runtime/kit/fill-in.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { classNames } from './class-names.ts'
import {
  colorClass,
  type ColorItemProps,
  type ColorProps,
  type ColorRowProps,
} from './color.about.ts'
import { InlineMarkdown } from './inline-markdown.tsx'
import { textOfChildren } from './text-of-children.ts'
import './color.css'

export type { ColorItemProps, ColorProps, ColorRowProps } from './color.about.ts'

/** A palette. Clicking a swatch copies its value. */
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
          <InlineMarkdown links={false}>{title}</InlineMarkdown>
        </p>
      )}
      <div class="color-row-items">{children}</div>
    </div>
  )
}

function Item({ name, value }: ColorItemProps) {
  const strings = useStrings()
  const { light, dark } =
    typeof value === 'object' && value !== null
      ? value
      : { light: value ?? '', dark: value ?? '' }
  const swatchClass = useGeneratedStyle({ '--color-light': light, '--color-dark': dark })
  const written = light === dark ? light : `${light} / ${dark}`
  return (
    <button
      type="button"
      class={colorClass.item}
      data-component-part="color-item"
      data-copy={light}
      data-copy-dark={light === dark ? undefined : dark}
      title={fillIn(strings.copyColor, {
        name: `${textOfChildren(name)} ${written}`.trim(),
      })}
    >
      <span class={classNames('color-swatch', swatchClass)} />
      {name && (
        <span class={colorClass.name} data-component-part="color-item-name">
          {name}
        </span>
      )}{' '}
      <span class={colorClass.value} data-component-part="color-item-value">
        {written}
      </span>
    </button>
  )
}

export const Color = Object.assign(Palette, { Row, Item })
