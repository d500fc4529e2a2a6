import type { When } from '../../../runtime/types/rendering.ts'
import { DialogOpener } from '../dialog-opener.tsx'
import type { SocketProps } from './socket-props.ts'
import { socketStrings } from './socket-strings.ts'

export const when: When = 'interaction'

/**
 * The "Connect" button, which opens the console of a channel in a dialog. The dialog's code is
 * loaded on first use.
 */
export default function Socket(props: SocketProps) {
  const strings = { ...socketStrings, ...props.strings }
  return (
    <DialogOpener
      label={strings.connect}
      load={async () => (await import('./socket-dialog.tsx')).SocketDialog}
      problem={strings.loadFailed}
      dialog={{ ...props, strings }}
    />
  )
}
