import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'

/** The text of the sample shown in the open playground for a language. */
export async function readSample(page: Page, language: string): Promise<string> {
  const panel = page.locator('.console-panel').first()
  await panel.getByLabel('Language').selectOption({ label: language })
  return (await panel.locator('pre[aria-busy="false"]').textContent()) ?? ''
}

/** Runs a sample in a shell, in a folder with the files that it names. */
export async function runShell(text: string, files: readonly File[] = []): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'skerry-sample-'))
  try {
    for (const file of files) {
      await writeFile(join(folder, file.name), new Uint8Array(await file.arrayBuffer()))
    }
    await promisify(execFile)('bash', ['-c', `${text} --silent --show-error`], {
      cwd: folder,
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * Runs a JavaScript sample with Node's `fetch`. `files` stand in for the page's file
 * inputs.
 */
export async function runFetch(text: string, files: readonly File[] = []): Promise<void> {
  const document = { querySelectorAll: () => files.map((file) => ({ files: [file] })) }
  const run = new Function(
    'document',
    'console',
    `return (async () => {${text}\n})()`,
  ) as (page: unknown, console: unknown) => Promise<void>
  await run(document, { log() {} })
}
