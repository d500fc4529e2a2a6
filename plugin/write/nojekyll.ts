import type { OutputFile } from '../site/extensions.ts'

/**
 * Writes `.nojekyll`. Without it, GitHub Pages leaves out files and folders that start with an
 * underscore.
 */
export function writeNoJekyll(): OutputFile[] {
  return [{ path: '.nojekyll', content: '' }]
}
