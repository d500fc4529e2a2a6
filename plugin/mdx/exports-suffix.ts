/** Appended to the path of an `.mdx` file: a virtual module with its exports. */
export const EXPORTS_SUFFIX = '.skerry.jsx'

/** Appended to the path of an `.mdx` file: a virtual module with its content and exports. */
export const CONTENT_SUFFIX = '.skerry-content.jsx'

/**
 * Appended likewise: the compiled content, which the module with the content runs. Unlike that one,
 * it isn't an author's code, and none of its components becomes an island.
 */
export const CODE_SUFFIX = '.skerry-code.js'

/** The end of an id of such a module, and of its file (`$1`). */
export const MARKDOWN_MODULE = /(\.mdx?)\.skerry(?:(?:-content)?\.jsx|-code\.js)$/i

/** The file of such a module. Other paths are returned unchanged. */
export function markdownFileOf(path: string): string {
  return path.replace(MARKDOWN_MODULE, '$1')
}
