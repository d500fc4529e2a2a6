import type { When } from '../../runtime/types/rendering.ts'
import { DialogOpener } from './dialog-opener.tsx'
import type { ConsoleProps } from './props/console-props.ts'
import { consoleStrings } from './props/console-strings.ts'

export const when: When = 'interaction'

/**
 * The "Try it" button, which opens the console in a dialog. The dialog's code is loaded on first
 * use.
 */
export default function Console(props: ConsoleProps) {
  const strings = { ...consoleStrings, ...props.strings }
  return (
    <DialogOpener
      label={strings.tryIt}
      load={async () => (await import('./dialog.tsx')).Dialog}
      problem={strings.loadFailed}
      dialog={{ ...props, strings }}
    />
  )
}
