import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lists the licences of the packages in a bundle as Markdown.
 *
 * @param {string[]} modules Absolute paths of the bundled modules.
 * @throws Error if a package has no licence.
 */
export function licenses(modules) {
  const folders = new Set(
    modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []),
  )
  const parts = [...folders].map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    )
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each))
    const text = file ? readFileSync(join(folder, file), 'utf8').trim() : license
    if (!text) throw new Error(`${name} has no licence`)
    return `## ${name} ${version}\n\n${text.replace(/^/gm, '> ').replace(/ +$/gm, '')}\n`
  })
  return `# Packages in these files\n\n${parts.sort().join('\n')}`
}
