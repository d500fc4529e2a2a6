import { useShell } from '../../runtime/page-context.ts'
import './background.css'

/** The layer behind everything: image and decoration of the settings. */
export function Background() {
  const { background } = useShell().site.settings
  return (
    <div
      id="background-color"
      class="background"
      data-decoration={background.decoration}
      aria-hidden="true"
    />
  )
}
