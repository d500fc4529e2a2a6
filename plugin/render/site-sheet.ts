import type { Settings } from '../../runtime/types/settings.ts'
import { siteVariables } from '../../theme/styles/site-variables.ts'
import { codeBackground } from '../compile/code-background.ts'

/** The stylesheet with what the settings define, in build and dev. */
export async function siteSheet(settings: Settings): Promise<string> {
  return siteVariables(settings) + (await codeBackground(settings.styling.codeblocks))
}
