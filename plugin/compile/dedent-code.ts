/** Removes the empty lines around code, and the indentation that all of its lines have. */
export function dedentCode(code: string): string {
  const text = code.replace(/^\s*\n|\s+$/g, '')
  const indents = [...text.matchAll(/^[ \t]*(?=\S)/gm)].map(([indent]) => indent.length)
  const shared = Math.min(...indents)
  return shared > 0 && Number.isFinite(shared)
    ? text.replace(new RegExp(`^[ \\t]{${shared}}`, 'gm'), '')
    : text
}
