import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { Rollup } from 'vite'
import { packageFile } from '../kit/package-files.ts'
import { importsOfJoined, replaceImports } from '../render/joined-modules.ts'

type Context = Pick<Rollup.PluginContext, 'emitFile' | 'resolve'>

/** The folder of the joined modules, with a slash at the end. */
const folder = packageFile('joined/server').replace(/[^/]+$/, '')

/**
 * How the modules of a server bundle import an external one: joined modules are next to them, as
 * `./joined-server.mjs`.
 */
export function externalPath(id: string): string {
  return id.startsWith(folder) ? `./${joinedFile(id)}` : id
}

const LAYOUT = 'virtual:skerry/layout'
/** What joined modules import as the layout. The bundle fills it. */
export const layoutHolder = `${folder}layout.js`

/**
 * Makes the entry of a server bundle fill the holder of the layout. If joined modules imported the
 * layout, they would be in a cycle with overrides, and the bundler, which doesn't know what joined
 * modules import, could let modules run before what they import.
 */
export function fillLayoutHolder(entry: string): string {
  return `import layout from ${JSON.stringify(LAYOUT)}
import holder from ${JSON.stringify(layoutHolder)}
Object.defineProperties(holder, Object.getOwnPropertyDescriptors(layout))
${entry}`
}

function joinedFile(id: string): string {
  return `joined-${posix.basename(id, '.js')}.mjs`
}

/**
 * Adds a joined module to a server bundle unchanged, because parsing and printing it takes longer
 * than everything else in the bundle of a small site. What it imports of the site and of packages
 * becomes entries next to it.
 *
 * @param id Absolute path of the joined module, with forward slashes.
 * @param joined Ids of all joined modules.
 */
export async function linkJoinedModule(
  context: Context,
  id: string,
  joined: readonly string[],
): Promise<void> {
  const code = readFileSync(id, 'utf8')
  const linked = await Promise.all(
    importsOfJoined(code).map(async (name): Promise<[string, string]> => {
      const source = name.startsWith('.') ? posix.join(posix.dirname(id), name) : name
      if (joined.includes(source)) return [name, externalPath(source)]
      if (name === LAYOUT) {
        const fileName = joinedFile(layoutHolder)
        context.emitFile({ type: 'prebuilt-chunk', fileName, code: 'export default {}' })
        return [name, `./${fileName}`]
      }
      const resolved = await context.resolve(source, id, { skipSelf: false })
      if (resolved?.external) return [name, resolved.id]
      const fileName = `${name.replace(/[^a-z]+/gi, '-')}.mjs`
      context.emitFile({ type: 'chunk', id: name, importer: id, fileName })
      return [name, `./${fileName}`]
    }),
  )
  context.emitFile({
    type: 'prebuilt-chunk',
    fileName: joinedFile(id),
    code: replaceImports(code, new Map(linked)),
  })
}
