import type { ComponentChildren } from 'preact'
import { useWarning } from '../../runtime/render-record.ts'

export interface VisibilityProps {
  /** `humans`: on the page only. `agents`: in the Markdown output only. */
  for?: string
  children?: ComponentChildren
}

/** Content for one kind of reader (behaviour 4.10); anything but `humans` is not on the page. */
export function Visibility({ for: audience, children }: VisibilityProps) {
  const warn = useWarning()
  const reader = audience?.trim().toLowerCase()
  if (reader !== 'humans' && reader !== 'agents') {
    warn({
      code: 'components/visibility-for',
      message: `<Visibility> is shown to nobody: for is ${audience === undefined ? 'missing' : `"${audience}"`}`,
      hint: 'Write for="humans" or for="agents".',
    })
  }
  return reader === 'humans' ? <>{children}</> : null
}
