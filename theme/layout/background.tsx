import { useShell } from '../../runtime/page-context.ts'
import './background.css'

/** The background layer, with the image and decoration of the settings. */
export function Background() {
  const { background } = useShell().site.settings
  return (
    <div
      id="background-color"
      class="page-background"
      data-decoration={background.decoration}
      aria-hidden="true"
    />
  )
}
