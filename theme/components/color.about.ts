import type { ComponentChildren } from 'preact'
import { find, make, makeText, textOf } from '../markdown/elements.ts'
import { entry, type PartRule } from '../markdown/part-rule.ts'
import { noAnchorOfItsOwn, type AboutOf, type AttributesOf } from './component-about.ts'

export interface ColorItemProps {
  name?: string
  /** Any CSS colour, or one for each mode. */
  value: string | { light: string; dark: string }
}

export interface ColorProps {
  /** `compact`: swatches side by side. `table`: rows with titles. */
  variant?: 'compact' | 'table'
  className?: string
  class?: string
  children?: ComponentChildren
}

export interface ColorRowProps {
  title?: string
  children?: ComponentChildren
}

export const colorClass = {
  item: 'color-item',
  name: 'color-item-name',
  value: 'color-item-value',
} as const

const itemRule: PartRule = (element) => {
  const name = find(element, colorClass.name)
  const value = find(element, colorClass.value)
  const words = value ? [make('code', [makeText(textOf(value).trim())])] : []
  return [entry(name ? [makeText(textOf(name).trim())] : words, name ? words : [])]
}

export const Color = {
  module: 'components/color',
  attributes: {
    variant: {
      type: ['compact', 'table'],
      description: 'Swatches side by side, or in titled rows.',
      required: true,
    },
  },
  parts: {
    Row: {
      title: { type: 'text', description: 'The name of the row.' },
    } satisfies AttributesOf<ColorRowProps>,
    Item: {
      name: { type: 'text', description: 'The name of the colour.' },
      value: {
        type: 'colors',
        description: 'A CSS colour, or `{light, dark}`.',
        required: true,
      },
    } satisfies AttributesOf<ColorItemProps>,
  },
  markdown: { [colorClass.item]: itemRule },
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: [],
} satisfies AboutOf<ColorProps>
