import { useState } from 'preact/hooks'
import { useConsole } from '../state/context.ts'

interface CopyButtonProps {
  text: () => string | Promise<string>
}

/** Copies a text and confirms it. */
export function CopyButton({ text }: CopyButtonProps) {
  const { strings } = useConsole()
  const [copied, setCopied] = useState(false)

  async function copy() {
    await navigator.clipboard.writeText(await text())
    setCopied(true)
    setTimeout(() => setCopied(false), 2000)
  }

  return (
    <button type="button" class="console-button" onClick={() => void copy()}>
      <span aria-live="polite">{copied ? strings.copied : strings.copy}</span>
    </button>
  )
}
