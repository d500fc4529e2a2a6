import type { ComponentChildren } from 'preact'
import { useStrings } from '../../runtime/use-strings.ts'

/** The right column: examples of an API page, or the content of `<Panel>`. */
export function SidePanel({ children }: { children: ComponentChildren }) {
  const strings = useStrings()
  return (
    <aside id="content-side-layout" class="content-side" aria-label={strings.examples}>
      <div id="panel" class="panel">
        {children}
      </div>
    </aside>
  )
}
