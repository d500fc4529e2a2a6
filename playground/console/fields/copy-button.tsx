import { useState } from 'preact/hooks'
import { useConsole } from '../state/context.ts'
import { copyText } from './copy-text.ts'

interface CopyButtonProps {
  text: () => string | Promise<string>
}

/** Copies a text and says whether it was copied. */
export function CopyButton({ text }: CopyButtonProps) {
  const { strings } = useConsole()
  const [result, setResult] = useState<'copied' | 'copyFailed'>()

  async function copy(button: Element) {
    const isCopied = await copyText(await text(), button.parentElement ?? button)
    setResult(isCopied ? 'copied' : 'copyFailed')
    setTimeout(() => setResult(undefined), 2000)
  }

  return (
    <button
      type="button"
      class="console-button"
      onClick={({ currentTarget }) => void copy(currentTarget)}
    >
      <span aria-live="polite">{strings[result ?? 'copy']}</span>
    </button>
  )
}
