/** The folder given to a command is unusable for it. */
export class FolderError extends Error {
  override readonly name = 'FolderError'
}
