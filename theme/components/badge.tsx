import type { ComponentChildren } from 'preact'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconValue } from './icon.tsx'
import { readFlag } from './read-flag.ts'
import type { Flag } from './read-flag.ts'
import './badge.css'

export interface BadgeProps {
  /**
   * `gray` (default), `blue`, `green`, `yellow`, `orange`, `red`, `purple`, `white`,
   * `surface`, `white-destructive` or `surface-destructive`.
   */
  color?: string
  /** `xs`, `sm`, `md` (default) or `lg`. */
  size?: string
  /** `rounded` (default) or `pill`. */
  shape?: string
  icon?: IconValue
  iconType?: string
  /** A line around it instead of a fill. */
  stroke?: Flag
  disabled?: Flag
  className?: string
  class?: string
  children?: ComponentChildren
}

const iconSizes: Record<string, number> = { xs: 10, sm: 12, md: 12, lg: 14 }

/** A word in a small box: a status, a plan, a version (behaviour 4.10). */
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
