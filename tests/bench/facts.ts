import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import type { CheckedDescription } from '../facts/check-facts.tsx'

type CheckFacts = typeof import('../facts/check-facts.tsx')

/**
 * Searches the pages of every description in a folder for its facts, and prints the
 * missing ones.
 * @param args The folder; `--only` selects files by a part of their name, `--show` (20)
 *   limits the missing facts printed for each description.
 */
export async function bench(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string', default: '' },
      show: { type: 'string', default: '20' },
    },
  })
  const [folder] = positionals
  if (!folder) throw new Error('Name a folder of descriptions')
  const { checkFacts } = await loadCheck()
  const root = resolve(folder)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(json|ya?ml)$/.test(file) && file.includes(values.only))
    .sort()
  const total = { files: 0, operations: 0, facts: 0, missing: 0, lost: 0 }
  for (const file of files) {
    const checked = await check(checkFacts, root, file)
    if (!checked) continue
    total.files++
    total.operations += checked.operations
    total.facts += checked.facts
    total.missing += checked.missing.length
    total.lost += checked.lost.length
    report(file, checked, Number(values.show))
  }
  console.log(total)
}

async function check(
  checkFacts: CheckFacts['checkFacts'],
  root: string,
  file: string,
): Promise<CheckedDescription | undefined> {
  try {
    const checked = await checkFacts(root, file)
    return checked.isRead && checked.operations > 0 ? checked : undefined
  } catch (error) {
    console.log(`${file}: ${error instanceof Error ? error.stack : String(error)}`)
    return undefined
  }
}

function report(file: string, checked: CheckedDescription, most: number): void {
  const { operations, facts, missing, lost, schemaPages, largest } = checked
  const kilobytes = Math.round(largest.bytes / 1024)
  if (operations > 50 || missing.length + lost.length > 0 || kilobytes > 300)
    console.log(
      `${file}: ${operations} operations, ${facts} facts, ${missing.length} missing, ${lost.length} lost, ${schemaPages} schema pages, largest ${kilobytes} KB (${largest.path})`,
    )
  for (const operation of lost) console.log(`  no page: ${operation}`)
  for (const { kind, text, at, operation } of missing.slice(0, most))
    console.log(`  ${operation} | ${at} | ${kind}: ${JSON.stringify(text.slice(0, 200))}`)
}

/** Pages are rendered as in unit tests. */
async function loadCheck(): Promise<CheckFacts> {
  const file = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url))
  const virtual: Record<string, string> = {
    'virtual:skerry/icons': file('plugin/render/read-icon.ts'),
    'virtual:skerry/strings': file('tests/theme/all-strings.ts'),
    'virtual:skerry/layout': file('tests/theme/layout/parts.ts'),
  }
  const { module } = await runnerImport<CheckFacts>(file('tests/facts/check-facts.tsx'), {
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    plugins: [
      {
        name: 'virtual',
        enforce: 'pre',
        // Styles don't matter here.
        resolveId: (id) => (id.endsWith('.css') ? '\0no-style' : virtual[id]),
        load: (id) => (id === '\0no-style' ? '' : undefined),
      },
    ],
  })
  return module
}
