import type { ComponentType } from 'preact'
import { useRef, useState } from 'preact/hooks'
import type { When } from '../../runtime/types/rendering.ts'
import type { DialogProps } from './dialog.tsx'
import type { ConsoleProps } from './props/console-props.ts'
import { consoleWords } from './props/words.ts'
import './console.css'

export const when: When = 'interaction'

/** "Try it": fetches the playground when it is pressed, and opens it over the page. */
export default function Console(props: ConsoleProps) {
  const words = { ...consoleWords, ...props.words }
  const button = useRef<HTMLButtonElement>(null)
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>()
  const [open, setOpen] = useState(false)

  async function show() {
    const dialog = await import('./dialog.tsx')
    setDialog(() => dialog.Dialog)
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
        {words.tryIt}
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
