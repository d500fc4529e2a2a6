import { createElement, toChildArray } from 'preact'
import type { ComponentChildren } from 'preact'
import { useStrings } from '../../runtime/use-strings.ts'
import { classNames } from './class-names.ts'
import { headingClass, type HeadingProps } from './heading.about.ts'
import { Icon } from './icon.tsx'
import { isVNode, isTemplate } from './is-vnode.ts'
import { readFlag, readNumber } from './read-flag.ts'
import './heading.css'
import './plain-link.css'

export type { HeadingProps } from './heading.about.ts'

/**
 * A heading that links to itself. The text is inside the link, so that screen readers announce
 * it once. If the text contains links or buttons, the link follows it instead.
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
    { id, class: classNames(headingClass.root, props.class, props.className) },
    alias?.split(' ').map((each) => <span id={each} class={headingClass.alias} />),
    around ? (
      <a class={headingClass.anchor} href={href}>
        {children}
      </a>
    ) : (
      children
    ),
    linked && !around && (
      <a
        class={`${headingClass.anchor} ${headingClass.anchorAfter}`}
        href={href}
        aria-label={strings.linkToSection}
      />
    ),
  )
}

/** Whether the content may contain links or buttons: links, and components other than icons. */
function holdsControls(children: ComponentChildren): boolean {
  return toChildArray(children).some((child) => {
    if (!isVNode(child)) return false
    if (isTemplate(child)) return /<(?:a|button)\b/.test(child.props.tpl.join(''))
    if (child.type === Icon) return false
    if (typeof child.type !== 'string' || child.type === 'a') return true
    return holdsControls(child.props.children)
  })
}
