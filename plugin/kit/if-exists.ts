/** Whether an error says that a file doesn't exist (any more), or that a folder is in its place. */
export function isMissingFile(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR'
}

/**
 * Returns the result of `read`, or undefined if the file it reads is gone.
 *
 * @throws Any other error of `read`.
 */
export function ifExists<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch (error) {
    if (isMissingFile(error)) return undefined
    throw error
  }
}
