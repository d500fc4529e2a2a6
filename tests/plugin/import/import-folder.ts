import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { runCommand } from '../../../plugin/cli/run-command.ts'
import { parseSettings } from '../../../plugin/settings/parse-settings.ts'
import { makeFolder } from '../site/make-site.ts'

/**
 * Runs `skerry import` on a folder with these files.
 *
 * @param content The folder in which it writes `docs.json`.
 */
export async function importFolder(files: Record<string, string>, content = '') {
  const root = makeFolder(files)
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await runCommand(['import', root])
  const output = log.mock.calls.map(([text]) => String(text)).join('\n')
  log.mockRestore()
  const text = readFileSync(join(root, content, 'docs.json'), 'utf8')
  const { $schema, ...settings } = JSON.parse(text)
  return {
    root,
    output: output.replaceAll(root, '.'),
    settings,
    /** What `skerry check` finds in the settings. */
    diagnostics: parseSettings(text, 'docs.json', () => undefined).diagnostics,
  }
}
