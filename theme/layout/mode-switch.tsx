import { useStrings } from '../strings.ts'
import { MoonIcon, SunIcon } from '../ui-icons.tsx'

/** The button that changes between light and dark; nothing when the settings force a mode. */
export function ModeSwitch() {
  const strings = useStrings()
  return (
    <button type="button" class="icon-button needs-js" aria-label={strings.colorMode}>
      <SunIcon class="when-light" />
      <MoonIcon class="when-dark" />
    </button>
  )
}
