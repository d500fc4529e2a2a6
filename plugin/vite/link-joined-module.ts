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
