import type { RenderWarning } from './types/rendering.ts'

/** Adds a warning unless it is known: content may be rendered more than once. */
export function addOnce(warnings: RenderWarning[], warning: RenderWarning): void {
  const { message, file, line, column } = warning
  const isKnown = warnings.some(
    (other) =>
      other.message === message &&
      other.file === file &&
      other.line === line &&
      other.column === column,
  )
  if (!isKnown) warnings.push(warning)
}
