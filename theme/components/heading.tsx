import { createElement, toChildArray } from 'preact'
import type { ComponentChildren } from 'preact'
import { useStrings } from '../strings.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { isElement, isTemplate } from './is-element.ts'
import { readFlag, readNumber } from './read-flag.ts'
import type { Flag } from './read-flag.ts'
import './heading.css'

export interface HeadingProps {
  /** 1 to 6; 2 by default. */
  level?: number | string
  id?: string
  /** A second id that leads here: what other slug algorithms make of the text. */
  alias?: string
  /** No link to itself. */
  noAnchor?: Flag
  className?: string
  class?: string
  children?: ComponentChildren
}

/**
 * A heading that links to itself (behaviour 3.4). Its words are the link, so that readers of
 * a screen hear them once; where they hold something to click, the link stands after them.
 */
export function Heading({
  level = 2,
  id,
  alias,
  noAnchor,
  children,
  ...props
}: HeadingProps) {
  const strings = useStrings()
  const depth = Math.min(Math.max(readNumber(level) ?? 2, 1), 6)
  const linked = id && !readFlag(noAnchor)
  const around = linked && !holdsControls(children)
  const href = `#${id}`

  return createElement(
    `h${depth}`,
    { id, class: classNames('heading', props.class, props.className) },
    alias && <span id={alias} class="heading-alias" />,
    around ? (
      <a class="heading-anchor" href={href}>
        {children}
      </a>
    ) : (
      children
    ),
    linked && !around && (
      <a
        class="heading-anchor heading-anchor-after"
        href={href}
        aria-label={strings.linkToSection}
      />
    ),
  )
}

/** Whether something inside may be a link or a button: links, and components other than icons. */
function holdsControls(children: ComponentChildren): boolean {
  return toChildArray(children).some((child) => {
    if (!isElement(child)) return false
    if (isTemplate(child)) return /<(?:a|button)\b/.test(child.props.tpl.join(''))
    if (child.type === Icon) return false
    if (typeof child.type !== 'string' || child.type === 'a') return true
    return holdsControls(child.props.children)
  })
}
