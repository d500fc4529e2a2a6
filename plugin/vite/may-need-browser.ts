import { readFileSync } from 'node:fs'
import type { Rollup } from 'vite'
import { ifExists } from '../kit/if-exists.ts'
import { analyseModule, type ModuleFacts } from '../mdx/analyse-module.ts'
import { parseOwnModule } from '../mdx/parse-own-module.ts'

const CODE = /\.[cm]?[jt]sx?$/

/** A module of the site. */
interface OwnFile {
  file: string
  facts: ModuleFacts
}

/**
 * Whether a module may need a browser to load, by its own code or by that of a module it imports,
 * and can be loaded by itself. Modules that import each other must not wait for each other.
 *
 * @param hasOthers Whether a module gets imports that its code doesn't have.
 */
export async function mayNeedBrowser(
  module: OwnFile,
  context: Pick<Rollup.PluginContext, 'addWatchFile' | 'resolve'>,
  hasOthers: (module: OwnFile) => boolean,
): Promise<boolean> {
  let needs = false
  const known = new Set([module.file])
  const pending = [module]
  for (const importer of pending) {
    if (hasOthers(importer)) return false
    const { imports, browserOnly } = importer.facts
    needs ||= browserOnly || imports.package
    for (const source of imports.files) {
      const found = await context.resolve(source, importer.file)
      const [file = ''] = found?.id.split('?') ?? []
      if (file === module.file) return false
      if (known.has(file)) continue
      known.add(file)
      // Styles and data import nothing. What Markdown imports isn't followed.
      if (/\.mdx?\b/.test(file)) return false
      const text = CODE.test(file) && ifExists(() => readFileSync(file, 'utf8'))
      if (!text) continue
      context.addWatchFile(file)
      pending.push({ file, facts: analyseModule(parseOwnModule(file, text).program) })
    }
  }
  return needs
}
