import type { BadgeProps } from './badge.about.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { readFlag } from './read-flag.ts'
import { useLink } from './use-link.ts'
import './badge.css'

export type { BadgeProps } from './badge.about.ts'

const iconSizes: Record<string, number> = { xs: 10, sm: 12, md: 12, lg: 14 }

/** A small label for a status, plan or version. */
export function Badge({
  color = 'gray',
  size = 'md',
  shape = 'rounded',
  ...props
}: BadgeProps) {
  const { icon, leadIcon = icon, tailIcon, iconType, variant, stroke, children } = props
  const isDisabled = readFlag(props.disabled)
  const link = useLink(isDisabled ? undefined : props.href)
  const drawIcon = (value: BadgeProps['icon']) =>
    value && <Icon icon={value} iconType={iconType} size={iconSizes[size] ?? 12} />
  const Tag = link ? 'a' : 'span'
  return (
    <Tag
      class={classNames('badge', props.class, props.className)}
      data-badge=""
      data-color={color}
      data-size={size}
      data-shape={shape}
      data-stroke={variant === 'outline' || readFlag(stroke) || undefined}
      data-disabled={isDisabled || undefined}
      {...link}
    >
      {drawIcon(leadIcon)}
      {children}
      {drawIcon(tailIcon)}
    </Tag>
  )
}
