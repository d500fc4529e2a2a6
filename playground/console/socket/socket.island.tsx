import type { ComponentType } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { When } from '../../../runtime/types/rendering.ts'
import type { SocketDialogProps } from './socket-dialog.tsx'
import type { SocketProps } from './socket-props.ts'
import { socketWords } from './socket-words.ts'
import '../console.css'

export const when: When = 'interaction'

/** "Connect": fetches the console of a channel when it is pressed, and opens it over the page. */
export default function Socket(props: SocketProps) {
  const words = { ...socketWords, ...props.words }
  const button = useRef<HTMLButtonElement>(null)
  const [Dialog, setDialog] = useState<ComponentType<SocketDialogProps>>()
  const [open, setOpen] = useState(false)

  async function show() {
    const dialog = await import('./socket-dialog.tsx')
    setDialog(() => dialog.SocketDialog)
    setOpen(true)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        class="tryit-button"
        aria-haspopup="dialog"
        onClick={() => void show()}
      >
        {words.connect}
      </button>
      {Dialog && (
        <Dialog
          {...props}
          words={words}
          open={open}
          onClose={() => {
            setOpen(false)
            button.current?.focus()
          }}
        />
      )}
    </>
  )
}
