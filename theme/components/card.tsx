import type { ComponentChildren } from 'preact'
import { useProseClass } from '../../runtime/use-prose-class.ts'
import { useGeneratedStyle } from '../../runtime/generated-style.ts'
import { useHref } from '../../runtime/page-context.ts'
import { calloutIcon, readCalloutKind } from './callout-kind.ts'
import { cardClass, type CardProps } from './card.about.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { InlineMarkdown } from './inline-markdown.tsx'
import { readFlag } from './read-flag.ts'
import { textOfChildren } from './text-of-children.ts'
import { useLink } from './use-link.ts'
import './card.css'
import './plain-link.css'

export type { CardProps } from './card.about.ts'

const ARROW = { name: 'arrow-up-right', library: 'lucide' } as const

/**
 * A box with an icon, a title and text, often a link. The `<a>` wraps only the title; its
 * `::after` covers the card, so that links in the text remain separate.
 */
export function Card({
  title,
  icon,
  iconType,
  color,
  img,
  imgWidth,
  imgHeight,
  cta,
  type,
  children,
  ...props
}: CardProps) {
  const withBase = useHref()
  const target = useLink(props.href)
  const colorClass = useGeneratedStyle({ '--card-icon-color': color })
  const disabled = readFlag(props.disabled)
  const link = disabled ? undefined : target
  const arrow = link && readFlag(props.arrow, link.target !== undefined)
  const shownIcon = icon ?? calloutIcon(readCalloutKind(type))
  const label = title ?? cta
  const proseClass = useProseClass()

  return (
    <div
      class={classNames(cardClass.root, colorClass, props.class, props.className)}
      data-card-type={textOfChildren(type).trim().toLowerCase() || undefined}
      data-horizontal={readFlag(props.horizontal) || undefined}
      data-disabled={disabled || undefined}
    >
      {typeof img === 'string' && img !== '' && (
        <img
          data-component-part="card-image"
          src={withBase(img)}
          width={imgWidth}
          height={imgHeight}
          alt=""
          loading="lazy"
        />
      )}
      <div data-component-part="card-content-container">
        {shownIcon && (
          <div data-component-part="card-icon">
            <Icon icon={shownIcon} iconType={iconType} size={24} />
          </div>
        )}
        <div data-component-part="card-text">
          {title && (
            <div data-component-part="card-title">
              <CardLink link={link}>{title}</CardLink>
            </div>
          )}
          {children && (
            <div class={proseClass} data-component-part="card-content">
              {children}
            </div>
          )}
          {cta && (
            <div data-component-part="card-cta">
              {title ? (
                <InlineMarkdown>{cta}</InlineMarkdown>
              ) : (
                <CardLink link={link}>{cta}</CardLink>
              )}
              <Icon icon={{ name: 'arrow-right', library: 'lucide' }} size={14} />
            </div>
          )}
        </div>
      </div>
      {link && !label && (
        <a
          class={`${cardClass.link} plain-link`}
          {...link}
          aria-label={textOfChildren(children).replace(/\s+/g, ' ').trim() || link.href}
        />
      )}
      {arrow && <Icon part="card-arrow" icon={ARROW} />}
    </div>
  )
}

function CardLink({
  link,
  children,
}: {
  link: ReturnType<typeof useLink>
  children: ComponentChildren
}) {
  const words = <InlineMarkdown links={false}>{children}</InlineMarkdown>
  return link ? (
    <a class={`${cardClass.link} plain-link`} {...link}>
      {words}
    </a>
  ) : (
    words
  )
}
