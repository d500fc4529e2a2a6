import type { OutputFile } from './output-file.ts'

/** GitHub Pages would leave out files and folders whose names begin with an underscore. */
export function writeNoJekyll(): OutputFile[] {
  return [{ path: '.nojekyll', content: '' }]
}
