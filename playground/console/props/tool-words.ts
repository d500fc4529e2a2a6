import { playgroundToolsEn } from '../../../theme/strings/playground-tools/en.ts'

/**
 * The words of what the dialog fetches when it is asked for (OAuth, history, variables, import), in
 * English. A page in another language passes them with those of the dialog.
 */
export const toolWords = { ...playgroundToolsEn }

export type ToolWords = typeof toolWords
