import type { When } from '../../runtime/types/rendering.ts'
import { DialogOpener } from './dialog-opener.tsx'
import type { ConsoleProps } from './props/console-props.ts'
import { consoleWords } from './props/words.ts'

export const when: When = 'interaction'

/**
 * The "Try it" button, which opens the console in a dialog. The dialog's code is loaded on first
 * use.
 */
export default function Console(props: ConsoleProps) {
  const words = { ...consoleWords, ...props.words }
  return (
    <DialogOpener
      label={words.tryIt}
      load={async () => (await import('./dialog.tsx')).Dialog}
      dialog={{ ...props, words }}
    />
  )
}
