/** After the path of an `.mdx` file: its exports, as a module of code. */
export const EXPORTS_SUFFIX = '.skerry.jsx'

/** After the path of an `.mdx` file: its content as a component, and its exports. */
export const CONTENT_SUFFIX = '.skerry-content.jsx'
