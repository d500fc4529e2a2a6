import { useWarning } from '../../runtime/render-record.ts'
import { textOfChildren } from './text-of-children.ts'
import type { VisibilityProps } from './visibility.about.ts'

export type { VisibilityProps } from './visibility.about.ts'

/** Content for one audience. Only content for `humans` is rendered on the page. */
export function Visibility({ for: audience, children }: VisibilityProps) {
  const warn = useWarning()
  const reader = textOfChildren(audience).trim().toLowerCase()
  if (reader !== 'humans' && reader !== 'agents') {
    warn({
      code: 'components/visibility-for',
      message: `<Visibility> is shown to nobody: for is ${audience === undefined ? 'missing' : `"${reader}"`}`,
      hint: 'Write for="humans" or for="agents".',
    })
  }
  return reader === 'humans' ? <>{children}</> : null
}
