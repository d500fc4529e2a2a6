import type { ComponentChildren } from 'preact'
import { useGeneratedStyle } from '../../runtime/generated-style.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconValue } from './icon.tsx'
import { InlineMarkdown } from './inline-markdown.tsx'
import { useStrings } from '../strings.ts'
import { textOf } from './text-of.ts'
import './callout.css'

export interface CalloutProps {
  /** For `Callout`: looks like `Note`, `Warning`, … */
  type?: string
  /** Inline Markdown, above the text. */
  title?: ComponentChildren
  /** In place of the kind's own icon. */
  icon?: IconValue
  iconType?: string
  /** Any CSS colour; tint, border and text are made of it. */
  color?: string
  className?: string
  class?: string
  children?: ComponentChildren
}

/** The kinds of callout, with their icons (Lucide's, so that all six are of one hand). */
const kinds = {
  note: 'info',
  tip: 'lightbulb',
  warning: 'triangle-alert',
  info: 'info',
  check: 'check',
  danger: 'octagon-alert',
} as const

type CalloutKind = keyof typeof kinds

/** What authors write as `type` where they mean one of the kinds. */
const otherNames: Record<string, CalloutKind> = {
  caution: 'warning',
  critical: 'danger',
  error: 'danger',
  hint: 'tip',
  important: 'note',
  success: 'check',
  warn: 'warning',
}

/** A passage set apart from the text around it, in any colour (behaviour 4.2). */
export function Callout({ type, ...props }: CalloutProps) {
  return <Box kind={readKind(type)} {...props} />
}

export const Note = (props: CalloutProps) => <Box kind="note" {...props} />
export const Tip = (props: CalloutProps) => <Box kind="tip" {...props} />
export const Warning = (props: CalloutProps) => <Box kind="warning" {...props} />
export const Info = (props: CalloutProps) => <Box kind="info" {...props} />
export const Check = (props: CalloutProps) => <Box kind="check" {...props} />
export const Danger = (props: CalloutProps) => <Box kind="danger" {...props} />

function Box({
  kind,
  title,
  icon,
  iconType,
  color,
  children,
  ...rest
}: CalloutProps & { kind?: CalloutKind }) {
  const strings = useStrings()
  const colorClass = useGeneratedStyle({ '--callout-color': color })
  const drawn = icon ?? (kind && { name: kinds[kind], library: 'lucide' as const })

  return (
    <aside
      class={classNames('callout', colorClass, rest.class, rest.className)}
      data-callout-type={kind ?? 'callout'}
      data-callout-color={colorClass && 'custom'}
      role="note"
      aria-label={strings[kind ?? 'callout']}
    >
      {drawn && (
        <div class="callout-icon" data-component-part="callout-icon">
          <Icon icon={drawn} iconType={iconType} />
        </div>
      )}
      <div class="callout-content" data-component-part="callout-content">
        {title && (
          <p class="callout-title" data-component-part="callout-title">
            <InlineMarkdown>{title}</InlineMarkdown>
          </p>
        )}
        {children}
      </div>
    </aside>
  )
}

function readKind(type: string | undefined): CalloutKind | undefined {
  const name = textOf(type).trim().toLowerCase()
  if (!name) return undefined
  return Object.hasOwn(kinds, name) ? (name as CalloutKind) : otherNames[name]
}
