import type { ComponentType } from 'preact'
import { useRef, useState } from 'preact/hooks'
import './console.css'

/** Props that every dialog receives from its opener. */
export interface OpenedDialog {
  open: boolean
  onClose: () => void
}

interface DialogOpenerProps<Props> {
  label: string
  /** Imports the dialog. Called when the button is pressed. */
  load: () => Promise<ComponentType<Props & OpenedDialog>>
  /** Shown if loading fails, for example because the site was deployed again. */
  problem: string
  dialog: Props
}

/** A button that loads and opens a dialog. It regains focus when the dialog is closed. */
export function DialogOpener<Props extends object>({
  label,
  load,
  problem,
  dialog,
}: DialogOpenerProps<Props>) {
  const button = useRef<HTMLButtonElement>(null)
  const [Dialog, setDialog] = useState<ComponentType<Props & OpenedDialog>>()
  const [open, setOpen] = useState(false)
  const [isFailed, setFailed] = useState(false)

  async function show() {
    setFailed(false)
    try {
      const loaded = await load()
      setDialog(() => loaded)
      setOpen(true)
    } catch {
      setFailed(true)
    }
  }

  return (
    <>
      {isFailed && (
        <span class="tryit-problem" role="alert">
          {problem}
        </span>
      )}
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
