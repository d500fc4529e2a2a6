import type { Element } from 'hast'
import type { ComponentChildren, CSSProperties } from 'preact'
import { find, make } from '../markdown/elements.ts'
import { paragraphs, type PartRule } from '../markdown/part-rule.ts'
import { noAnchorOfItsOwn, type AboutOf } from './component-about.ts'

export interface FrameProps {
  /** Inline Markdown, centred below the content. */
  caption?: ComponentChildren
  /** Inline Markdown, above the content. */
  hint?: ComponentChildren
  /** Styles of the box, usually its width. */
  style?: string | CSSProperties
  className?: string
  class?: string
  /** An image, a video, an iframe, … */
  children?: ComponentChildren
}

export const frameClass = {
  root: 'frame-wrapper',
  hint: 'frame-hint',
  content: 'frame-content',
  caption: 'frame-caption',
} as const

const frameRule: PartRule = (element, inside) => {
  const line = (part: Element | undefined) =>
    part ? [make('p', [make('em', inside(part.children))])] : []
  const content = find(element, frameClass.content)
  if (!content) return undefined
  return [
    ...line(find(element, frameClass.hint)),
    ...paragraphs(inside(content.children)),
    ...line(find(element, frameClass.caption)),
  ]
}

export const Frame = {
  module: 'components/frame',
  attributes: {
    caption: { type: 'markdown', description: 'Text below.', misnomers: ['title'] },
    hint: { type: 'markdown', description: 'Text above.' },
    style: { type: 'any', description: "Styles of the box: `{{ maxWidth: '400px' }}`." },
  },
  markdown: { [frameClass.root]: frameRule },
  outline: noAnchorOfItsOwn,
  children: 'html',
  roles: ['frame'],
} satisfies AboutOf<FrameProps>
