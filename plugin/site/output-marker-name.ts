/** The file that says of a folder that a build wrote it. Such a folder is never content. */
export const OUTPUT_MARKER = '.skerry'
