/** A file that marks a folder as a build's output. Such folders are never read as content. */
export const OUTPUT_MARKER = '.skerry'
