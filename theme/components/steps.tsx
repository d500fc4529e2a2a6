import { createContext, createElement, toChildArray } from 'preact'
import { useContext } from 'preact/hooks'
import { useProseClass } from '../../runtime/use-prose-class.ts'
import { useTitledId } from '../../runtime/use-titled-id.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { InlineMarkdown } from './inline-markdown.tsx'
import { isHeading, isVNode } from './is-vnode.ts'
import { readFlag, readNumber } from './read-flag.ts'
import { stepsClass, type StepProps, type StepsProps } from './steps.about.ts'
import './steps.css'
import './plain-link.css'

export type { StepProps, StepsProps } from './steps.about.ts'

const TitleSize = createContext<string | undefined>(undefined)

/** Whether a step is itself the item of the list, not part of one or outside of a list. */
const IsItem = createContext(false)

/**
 * A sequence of steps. Other content between steps keeps its position. Headings instead of steps
 * are no list.
 */
export function Steps({ titleSize, children, ...props }: StepsProps) {
  const items = toChildArray(children).filter(
    (child) => typeof child !== 'string' || child.trim() !== '',
  )
  const root = classNames(stepsClass.root, props.class, props.className)
  if (
    items.some(isHeading) &&
    !items.some((child) => isVNode(child) && child.type === Step)
  )
    return <div class={root}>{children}</div>

  return (
    <TitleSize.Provider value={titleSize}>
      <div class={root} role="list" data-component-part="steps">
        {items.map((child) =>
          isVNode(child) && child.type === Step ? (
            <IsItem.Provider value={true}>{child}</IsItem.Provider>
          ) : (
            <IsItem.Provider value={false}>
              <div class={stepsClass.text} role="listitem">
                {child}
              </div>
            </IsItem.Provider>
          ),
        )}
      </div>
    </TitleSize.Provider>
  )
}

/** A step of `Steps`: a number or icon, a title and content. Numbers are CSS counters. */
export function Step({ title, icon, iconType, children, ...props }: StepProps) {
  const inherited = useContext(TitleSize)
  const isItem = useContext(IsItem)
  const size = props.titleSize ?? inherited ?? 'p'
  const titleElement = /^h[2-4]$/.test(size) ? size : 'p'
  const number = readNumber(props.stepNumber)
  const words = <InlineMarkdown links={false}>{title}</InlineMarkdown>
  const contentClass = classNames(stepsClass.content, useProseClass())
  const { id, mark } = useTitledId(props.id, title, 'step')

  return mark(
    <div
      class={classNames(stepsClass.step, props.class, props.className)}
      role={isItem ? 'listitem' : undefined}
      id={id}
      data-component-part="step-item"
    >
      <div class="step-line" data-component-part="step-line" />
      <div
        class="step-number"
        data-component-part="step-number"
        data-number={number}
        data-icon={icon ? true : undefined}
      >
        {icon && <Icon icon={icon} iconType={iconType} size={14} />}
      </div>
      <div class={stepsClass.body}>
        {title &&
          createElement(
            titleElement,
            { class: stepsClass.title, 'data-component-part': 'step-title' },
            id && !readFlag(props.noAnchor) ? (
              <a class={`${stepsClass.anchor} plain-link`} href={`#${id}`}>
                {words}
              </a>
            ) : (
              words
            ),
          )}
        <div class={contentClass} data-component-part="step-content">
          {children}
        </div>
      </div>
    </div>,
  )
}
