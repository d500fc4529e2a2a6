import type { VFileMessage } from 'vfile-message'
import type { Compilation } from './compilation.ts'

/** Reports the messages of authors' plugins, from `file.message()` and `file.info()`. */
export function reportMessages(page: Compilation): void {
  for (const message of page.file?.messages ?? []) reportMessage(message, page)
}

/** Reports a plugin's message at its location. Fatal messages are errors. */
export function reportMessage(message: VFileMessage, page: Compilation): void {
  const { fatal, reason, note, source, ruleId, place, line, column } = message
  const start = place && 'start' in place ? place.start : place
  const plugin = [source, ruleId].filter(Boolean).join(':') || 'A plugin'
  page.reportAt(
    page.sourceOf(start ? { position: { start } } : {}),
    { line: line ?? 1, column: column ?? 1 },
    {
      severity: fatal ? 'error' : fatal === false ? 'warning' : 'info',
      code: 'mdx/plugin-message',
      message: `${plugin}: ${reason}`,
      hint: note ?? 'It comes from a remark, rehype or recma plugin of this site.',
    },
  )
}
