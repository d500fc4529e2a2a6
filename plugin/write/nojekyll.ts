import type { OutputFile } from '../site/extensions.ts'

/** GitHub Pages would leave out files and folders whose names begin with an underscore. */
export function writeNoJekyll(): OutputFile[] {
  return [{ path: '.nojekyll', content: '' }]
}
