import { useShell } from '../../runtime/page-context.ts'
import { useStrings } from '../../runtime/use-strings.ts'
import { MoonIcon, SunIcon } from '../ui-icons.tsx'

/**
 * The button that changes between light and dark; nothing where the settings
 * force a mode. `runtime/actions/mode.ts` answers it.
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
