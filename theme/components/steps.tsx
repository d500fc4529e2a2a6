import { createContext, createElement, toChildArray } from 'preact'
import type { ComponentChildren } from 'preact'
import { useContext } from 'preact/hooks'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconValue } from './icon.tsx'
import { InlineMarkdown } from './inline-markdown.tsx'
import { isElement, isTemplate } from './is-element.ts'
import { readFlag, readNumber } from './read-flag.ts'
import type { Flag } from './read-flag.ts'
import './steps.css'

export interface StepsProps {
  /** The size of all titles: `p` (default), `h2`, `h3` or `h4`. */
  titleSize?: string
  className?: string
  class?: string
  children?: ComponentChildren
}

export interface StepProps {
  /** Inline Markdown. */
  title?: ComponentChildren
  /** In place of the number. */
  icon?: IconValue
  iconType?: string
  /** A number of the author's choice; the steps after it count on from their own place. */
  stepNumber?: number | string
  titleSize?: string
  id?: string
  /** No link to itself. */
  noAnchor?: Flag
  className?: string
  class?: string
  children?: ComponentChildren
}

const TitleSize = createContext<string | undefined>(undefined)

/** Things to do one after the other (behaviour 4.6). What stands between steps stays where it is. */
export function Steps({ titleSize, children, ...props }: StepsProps) {
  const items = toChildArray(children).filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  )
  return (
    <TitleSize.Provider value={titleSize}>
      <div class={classNames('steps', props.class, props.className)} role="list">
        {items.map((child) =>
          isElement(child) && typeof child.type !== 'string' && !isTemplate(child) ? (
            child
          ) : (
            <div class="steps-text" role="listitem">
              {child}
            </div>
          ),
        )}
      </div>
    </TitleSize.Provider>
  )
}

/** One of `Steps`: a number or icon on a line, a title, and what to do. CSS counts the numbers. */
export function Step({ title, icon, iconType, id, children, ...props }: StepProps) {
  const inherited = useContext(TitleSize)
  const size = props.titleSize ?? inherited ?? 'p'
  const titleElement = /^h[2-4]$/.test(size) ? size : 'p'
  const number = readNumber(props.stepNumber)
  const words = <InlineMarkdown>{title}</InlineMarkdown>

  return (
    <div class={classNames('step', props.class, props.className)} role="listitem" id={id}>
      <div class="step-line" data-component-part="step-line" />
      <div
        class="step-number"
        data-component-part="step-number"
        data-number={number}
        data-icon={icon ? true : undefined}
      >
        {icon && <Icon icon={icon} iconType={iconType} size={14} />}
      </div>
      <div class="step-body">
        {title &&
          createElement(
            titleElement,
            { class: 'step-title', 'data-component-part': 'step-title' },
            id && !readFlag(props.noAnchor) ? (
              <a class="step-anchor" href={`#${id}`}>
                {words}
              </a>
            ) : (
              words
            ),
          )}
        <div class="step-content" data-component-part="step-content">
          {children}
        </div>
      </div>
    </div>
  )
}
