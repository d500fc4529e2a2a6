import type { BadgeProps } from './badge.about.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { readFlag } from './read-flag.ts'
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
  const { icon, iconType, stroke, disabled, children } = props
  return (
    <span
      class={classNames('badge', props.class, props.className)}
      data-badge=""
      data-color={color}
      data-size={size}
      data-shape={shape}
      data-stroke={readFlag(stroke) || undefined}
      data-disabled={readFlag(disabled) || undefined}
    >
      {icon && <Icon icon={icon} iconType={iconType} size={iconSizes[size] ?? 12} />}
      {children}
    </span>
  )
}
