/** The hint for a path with the separators of Windows. Undefined for others. */
export function slashHint(path: string): string | undefined {
  return path.includes('\\') ? 'Write `/` between folders.' : undefined
}
