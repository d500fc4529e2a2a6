import { useShell } from '../../runtime/page-context.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { MoonIcon, SunIcon } from '../ui-icons.tsx'

/**
 * The button that toggles light and dark mode, handled by `runtime/actions/mode.ts`. Renders
 * nothing if the settings force a mode.
 */
export function ModeSwitch({ id }: { id?: string }) {
  const strings = useStrings()
  if (useShell().site.settings.appearance.strict) return null
  return (
    <button
      type="button"
      id={id}
      class="icon-button needs-js"
      data-mode-toggle=""
      data-component-name="theme-toggle"
      aria-label={strings.colorMode}
    >
      <SunIcon class="when-light" />
      <MoonIcon class="when-dark" />
    </button>
  )
}
