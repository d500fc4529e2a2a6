import { relative, resolve } from 'node:path'
import { createSite } from './create-site.ts'
import { shellWord } from '../kit/shell-word.ts'
import { UsageError } from './usage-error.ts'

/** Command-line options of `skerry create`. */
interface CreateCommandOptions {
  name?: string
  color?: string
  'no-api'?: boolean
  'no-ci'?: boolean
  force?: boolean
}

/**
 * Implements `skerry create [dir]`: writes a starter site and prints the next steps. Never
 * prompts.
 */
export async function create(
  directory: string,
  options: CreateCommandOptions,
): Promise<void> {
  const { name, force = false } = options
  const color = options.color?.toLowerCase()
  if (color !== undefined && !/^#[\da-f]{6}$/.test(color))
    throw new UsageError(`--color must be #rrggbb, not \`${options.color}\``, 'create')
  if (name?.trim() === '') throw new UsageError('--name is empty', 'create')
  const folder = resolve(directory)
  const { files, kept } = createSite(folder, {
    ...(name !== undefined && { name }),
    ...(color !== undefined && { color }),
    api: !options['no-api'],
    ci: !options['no-ci'],
    force,
  })
  const here = relative(process.cwd(), folder)
  const steps = [
    ...(here === '' ? [] : [`cd ${shellWord(here)}`]),
    'npm install',
    'npm run dev',
  ]
  const left = kept.length > 0 ? `, ${kept.length} kept: ${kept.join(', ')}` : ''
  console.log(
    `${files.length} files written to ${here || 'this folder'}${left}\n\n${steps.map((step) => `  ${step}`).join('\n')}\n`,
  )
}
