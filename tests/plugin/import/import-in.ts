import { vi } from 'vitest'
import { runCommand } from '../../../plugin/cli/run-command.ts'

/** Runs `skerry import` in a folder. Returns what it prints, with `.` for the folder. */
export async function importIn(root: string, ...options: string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  try {
    await runCommand(['import', root, ...options])
    return log.mock.calls.flat().join('\n').replaceAll(root, '.')
  } finally {
    log.mockRestore()
  }
}
