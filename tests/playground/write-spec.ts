import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Api } from '../../playground/document/api-model.ts'
import {
  readApi,
  type ReadApiContext,
  type ReadApiResult,
} from '../../playground/document/read/read-api.ts'

export type Files = Record<string, string | object>

/**
 * Writes files to a folder that is removed after the test. Objects are written as JSON.
 */
export async function writeFiles(files: Files): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'skerry-api-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(
      file,
      typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    )
  }
  return root
}

/** Reads the first of the files as an API description. */
export async function readFiles(
  files: Files,
  context: Partial<ReadApiContext> = {},
): Promise<ReadApiResult & { root: string }> {
  const root = await writeFiles(files)
  return { root, ...(await readApi(Object.keys(files)[0]!, { root, ...context })) }
}

/**
 * The model of a description with these paths and components. Fails if there are
 * problems.
 */
export async function apiOf(parts: object): Promise<Api> {
  const { api, diagnostics } = await readFiles({
    'openapi.json': {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {},
      ...parts,
    },
  })
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  if (!api || errors.length > 0) throw new Error(JSON.stringify(errors, null, 2))
  return api
}

/** Formats problems, one per line. */
export function lines({ diagnostics }: Pick<ReadApiResult, 'diagnostics'>): string {
  return diagnostics
    .map(
      ({ file, line, column, message, code, hint }) =>
        `${[file, line, column].filter(Boolean).join(':')}  ${message}  [${code}]${hint ? `\n  ${hint}` : ''}`,
    )
    .join('\n')
}
