import type { ComponentChildren } from 'preact'
import { useGeneratedStyle } from '../../runtime/generated-style.ts'
import { useHref } from '../../runtime/page-context.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconValue } from './icon.tsx'
import { InlineMarkdown } from './inline-markdown.tsx'
import { readFlag } from './read-flag.ts'
import type { Flag } from './read-flag.ts'
import { textOf } from './text-of.ts'
import { useLink } from './use-link.ts'
import './card.css'

export interface CardProps {
  /** Inline Markdown. Looks like a heading, but is none: the table of contents leaves it out. */
  title?: ComponentChildren
  icon?: IconValue
  iconType?: string
  /** Any CSS colour, for the icon; the site's own by default. */
  color?: string
  /** Makes the whole card a link. */
  href?: string
  /** The arrow in the corner: by default on links to other sites. */
  arrow?: Flag
  /** Icon beside the text instead of above it. */
  horizontal?: Flag
  /** An image across the top. */
  img?: string
  /** Words with an arrow at the bottom. */
  cta?: ComponentChildren
  /** Not a link, and dimmed. */
  disabled?: Flag
  /** `note`, `tip`, `warning`, `info`, `check` or `danger`: in the colours of that callout. */
  type?: string
  className?: string
  class?: string
  children?: ComponentChildren
}

/**
 * A box with an icon, a title and some text, often a link (behaviour 4.3). The link is around
 * the title and its area around the card, so that links in the text stay links of their own.
 */
export function Card({
  title,
  icon,
  iconType,
  color,
  img,
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
  const arrow = readFlag(props.arrow, link?.target !== undefined)
  const label = title ?? cta

  return (
    <div
      class={classNames('card', colorClass, props.class, props.className)}
      data-card-type={textOf(type).trim().toLowerCase() || undefined}
      data-horizontal={readFlag(props.horizontal) || undefined}
      data-disabled={disabled || undefined}
    >
      {typeof img === 'string' && img !== '' && (
        <img
          class="card-image"
          data-component-part="card-image"
          src={withBase(img)}
          alt=""
          loading="lazy"
        />
      )}
      <div class="card-content-container" data-component-part="card-content-container">
        {icon && (
          <div class="card-icon" data-component-part="card-icon">
            <Icon icon={icon} iconType={iconType} size={24} />
          </div>
        )}
        <div class="card-text">
          {title && (
            <p class="card-title" data-component-part="card-title">
              <CardLink link={link}>{title}</CardLink>
            </p>
          )}
          {children && (
            <div class="card-content" data-component-part="card-content">
              {children}
            </div>
          )}
          {cta && (
            <p class="card-cta" data-component-part="card-cta">
              {title ? (
                <InlineMarkdown>{cta}</InlineMarkdown>
              ) : (
                <CardLink link={link}>{cta}</CardLink>
              )}
              <Icon icon={{ name: 'arrow-right', library: 'lucide' }} size={14} />
            </p>
          )}
        </div>
      </div>
      {link && !label && (
        <a
          class="card-link"
          {...link}
          aria-label={textOf(children).replace(/\s+/g, ' ').trim() || link.href}
        />
      )}
      {arrow && (
        <Icon class="card-arrow" icon={{ name: 'arrow-up-right', library: 'lucide' }} />
      )}
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
  const words = <InlineMarkdown>{children}</InlineMarkdown>
  return link ? (
    <a class="card-link" {...link}>
      {words}
    </a>
  ) : (
    words
  )
}
