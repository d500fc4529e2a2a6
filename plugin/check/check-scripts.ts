import { join } from 'node:path'
import { parseCode } from '../kit/parse-code.ts'
import { readTextFile } from '../kit/read-text-file.ts'
import type { Project } from '../site/project.ts'
import type { Problem } from './problem.ts'
import { placeAt } from '../../runtime/kit/place-at.ts'

/** Larger scripts are usually minified libraries. */
const MAX_BYTES = 500_000

/** Reports `.js` files with a syntax error. Browsers would ignore them on every page. */
export function checkScripts({ root, site }: Project): Problem[] {
  return site.scripts.flatMap((file): Problem[] => {
    const text = readTextFile(join(root, file))
    if (text === undefined || text.length > MAX_BYTES) return []
    const [error] = parseCode(file, text, { lang: 'js', sourceType: 'script' }).errors
    if (!error) return []
    const isModule = /^\s*(?:import|export)\b/m.test(text)
    return [
      {
        severity: 'error',
        code: 'check/script-syntax',
        message: `browsers cannot run this script: ${error.message}`,
        hint: isModule
          ? 'Scripts on every page are not modules. Put modules into an island, or name the file `.mjs` if pages import it.'
          : 'Fix the file, or move it out of the content folder.',
        file,
        ...placeAt(text, error.labels[0]?.start ?? 0),
      },
    ]
  })
}
