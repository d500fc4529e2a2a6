import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { lockPageScroll } from '../../runtime/lock-page-scroll.ts'

/** Shows a modal dialog while `open` is true, and focuses its title. */
export function useOpening(open: boolean): {
  dialog: RefObject<HTMLDialogElement | null>
  title: RefObject<HTMLHeadingElement | null>
} {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!open) return
    dialog.current?.showModal()
    title.current?.focus()
    return lockPageScroll()
  }, [open])
  return { dialog, title }
}
