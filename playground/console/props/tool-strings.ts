import { playgroundToolsEn } from '../../../theme/strings/playground-tools/en.ts'

/**
 * English strings of the tools that are lazily loaded (OAuth, history, variables, import). Pages
 * in other languages pass theirs with those of the dialog.
 */
export const toolStrings = { ...playgroundToolsEn }

/** The UI strings that are loaded with the tools, by key, in the site's language. */
export type ToolStrings = typeof toolStrings
