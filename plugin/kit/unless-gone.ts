/** Whether a file is no longer there: it vanished after its folder was listed. */
export function isGone(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOENT' || code === 'ENOTDIR'
}

/**
 * What reading a file gives, or undefined where the file is gone.
 *
 * @throws what else `read` throws.
 */
export function unlessGone<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}
