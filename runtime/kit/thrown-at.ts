import type { CodePlace } from './code-places.ts'

/** An advice after the place where an error was thrown, if that is known. */
export function thrownAt(place: CodePlace | undefined, advice: string): string {
  if (!place) return advice
  const { file, line, column } = place
  return `It throws at \`${file}:${line}:${column}\`. ${advice}`
}
