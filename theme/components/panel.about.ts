import type { ComponentChildren } from 'preact'
import { noAnchorOfItsOwn, type AboutOf } from './component-about.ts'

export interface PanelProps {
  className?: string
  class?: string
  children?: ComponentChildren
}

export const Panel = {
  module: 'components/panel',
  attributes: {},
  markdown: 'as-html',
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: ['side-panel'],
} satisfies AboutOf<PanelProps>
