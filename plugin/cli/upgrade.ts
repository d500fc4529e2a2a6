import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { overwriteFile } from '../kit/overwrite-file.ts'
import { SkerryError } from '../../runtime/kit/diagnostic.ts'
import { diffLines } from './diff-lines.ts'
import { requireSettings } from './require-site.ts'
import { upgradeSettings } from './upgrade-settings.ts'

/**
 * Implements `skerry upgrade`: prints the modern form of legacy settings, and writes it with
 * `--write`.
 */
export async function upgrade(
  directory: string,
  { write }: { write?: boolean },
): Promise<void> {
  const file = requireSettings(directory, 'upgrade')
  const root = resolve(directory)
  const before = readFileSync(join(root, file), 'utf8')
  const upgraded = upgradeSettings(before, file, (name) => {
    const path = join(root, name)
    return existsSync(path) ? readFileSync(path) : undefined
  })
  if (upgraded === undefined) return console.log(`${file} already uses the modern schema`)
  if (!('text' in upgraded)) throw new SkerryError(upgraded)

  console.log(`--- ${file}\n+++ docs.json\n${diffLines(before, upgraded.text)}\n`)
  if (upgraded.changed.length > 0) {
    const names = upgraded.changed.map((name) => `\`${name}\``).join(', ')
    console.log(
      `These settings may behave differently in the modern schema, please check: ${names}`,
    )
  }
  if (!write) return console.log('Nothing was written: use --write to apply the changes.')
  overwriteFile(join(root, 'docs.json'), upgraded.text)
  if (file !== 'docs.json') rmSync(join(root, file))
  console.log(`docs.json was written${file === 'docs.json' ? '' : `, ${file} removed`}.`)
}
