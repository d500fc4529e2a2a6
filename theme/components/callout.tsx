import { useProseClass } from '../../runtime/use-prose-class.ts'
import { useGeneratedStyle } from '../../runtime/generated-style.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import {
  calloutClass,
  PLAIN_CALLOUT,
  type CalloutKind,
  type CalloutProps,
} from './callout.about.ts'
import { calloutIcon, readCalloutKind } from './callout-kind.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { InlineMarkdown } from './inline-markdown.tsx'
import './callout.css'

export type { CalloutProps } from './callout.about.ts'

/** A highlighted paragraph. `type` or `color` determines its colour. */
export function Callout({ type, ...props }: CalloutProps) {
  return <Box kind={readCalloutKind(type)} {...props} />
}

/** A callout of one kind, with its look and label. */
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
  const proseClass = useProseClass()
  const colorClass = useGeneratedStyle({ '--callout-color': color })
  const shownIcon = icon ?? calloutIcon(kind)

  return (
    <aside
      class={classNames(calloutClass.root, colorClass, rest.class, rest.className)}
      data-callout-type={kind ?? PLAIN_CALLOUT}
      data-callout-color={colorClass && 'custom'}
      role="note"
      aria-label={strings[kind ?? 'callout']}
    >
      {shownIcon && (
        <div data-component-part="callout-icon">
          <Icon icon={shownIcon} iconType={iconType} />
        </div>
      )}
      <div class={proseClass} data-component-part="callout-content">
        {title && (
          <div data-component-part="callout-title">
            <InlineMarkdown>{title}</InlineMarkdown>
          </div>
        )}
        {children}
      </div>
    </aside>
  )
}
