import type { ComponentType } from 'preact'
import { useRef, useState } from 'preact/hooks'
import './console.css'

/** What every dialog takes from the button that opens it. */
export interface OpenedDialog {
  open: boolean
  onClose: () => void
}

export interface DialogOpenerProps<Props> {
  label: string
  /** Imports the dialog; called when the button is pressed. */
  load: () => Promise<ComponentType<Props & OpenedDialog>>
  dialog: Props
}

/** A button that fetches a dialog when it is pressed, opens it, and has the focus again afterwards. */
export function DialogOpener<Props extends object>({
  label,
  load,
  dialog,
}: DialogOpenerProps<Props>) {
  const button = useRef<HTMLButtonElement>(null)
  const [Dialog, setDialog] = useState<ComponentType<Props & OpenedDialog>>()
  const [open, setOpen] = useState(false)

  async function show() {
    const loaded = await load()
    setDialog(() => loaded)
    setOpen(true)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        class="tryit-button needs-js"
        aria-haspopup="dialog"
        onClick={() => void show()}
      >
        {label}
      </button>
      {Dialog && (
        <Dialog
          {...dialog}
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
