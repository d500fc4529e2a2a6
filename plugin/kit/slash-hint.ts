/** What Markdown may escape in a word. */
const ESCAPE = /\\[_*~.-]/

/**
 * The hint for a path with backslashes: the separators of Windows, or escapes as in Markdown
 * (`self\_hosted`). Undefined for others.
 */
export function slashHint(path: string): string | undefined {
  if (!path.includes('\\')) return undefined
  return ESCAPE.test(path)
    ? 'Remove `\\`: paths have no escapes.'
    : 'Write `/` between folders.'
}
