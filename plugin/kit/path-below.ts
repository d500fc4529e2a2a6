/**
 * The path of a file relative to a folder that contains it. Undefined for other files.
 *
 * @param folder Absolute path, with forward slashes.
 * @param file Absolute path, with forward slashes, or the id of a module.
 */
export function pathBelow(folder: string, file: string): string | undefined {
  return file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : undefined
}
