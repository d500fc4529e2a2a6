/** After the path of an `.mdx` file: its exports, as a module of code. */
export const EXPORTS_SUFFIX = '.skerry.jsx'
