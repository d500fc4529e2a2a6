import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { compareFolder, type PageResult } from '../differential/compare-folder.ts'
import { describePlace, kindOfDifference } from '../differential/describe-difference.ts'
import type { Difference } from '../differential/find-differences.ts'
import { generatePages } from '../differential/generate-pages.ts'
import { rules } from '../differential/rules.ts'
import { formatTable } from './measure.ts'

/**
 * Renders every page of the folders with `@mdx-js/mdx` and with Skerry, and prints how
 * many trees are equal, how often each listed rule applied, and the differences.
 * @param args Folders; `--examples` (2) of each kind of difference, `--page` selects
 *   files by a part of their name, `--json` is a file for all results, `--keep` a folder
 *   for the built sites, `--checkout` another built checkout of the project to render
 *   with; `--generated` compares as many random pages, from `--seed` (1).
 */
export async function bench(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      examples: { type: 'string', default: '2' },
      page: { type: 'string', default: '' },
      json: { type: 'string' },
      keep: { type: 'string' },
      checkout: { type: 'string' },
      generated: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  })
  const place = values.keep ?? mkdtempSync(join(tmpdir(), 'skerry-mdx-'))
  if (values.generated !== undefined) {
    const folder = join(place, 'generated')
    generatePages(folder, Number(values.generated), Number(values.seed))
    positionals.push(folder)
  }
  if (positionals.length === 0)
    throw new Error('name a folder of pages: bench mdx <folder>')
  const all: (PageResult & { folder: string })[] = []
  try {
    for (const [index, folder] of positionals.entries()) {
      const results = await compareFolder(
        folder,
        join(place, String(index)),
        values.checkout && resolve(values.checkout),
      )
      const chosen = results.filter(({ file }) => file.includes(values.page))
      all.push(...chosen.map((result) => ({ ...result, folder })))
      if (positionals.length > 1) console.error(`${folder}: ${summary(chosen)}`)
    }
  } finally {
    if (values.keep === undefined) rmSync(place, { recursive: true, force: true })
  }
  if (values.json) writeFileSync(values.json, JSON.stringify(all, undefined, 1))
  console.log(report(all, Number(values.examples)))
  if (all.some(({ status }) => status === 'different' || status === 'children'))
    process.exitCode = 1
}

function summary(results: readonly PageResult[]): string {
  const of = (status: PageResult['status']) =>
    results.filter((result) => result.status === status).length
  return `${results.length} pages: ${of('equal')} equal, ${of('children')} but for how components get children, ${of('different')} different, ${of('failed')} fail to evaluate in @mdx-js/mdx, ${of('refused')} are refused by it`
}

function report(
  results: readonly (PageResult & { folder: string })[],
  examples: number,
): string {
  return [
    differencesText(results, 'different', examples),
    `Only in how components get their children:\n${differencesText(results, 'children', 1)}`,
    reasonsText(results, 'failed', 'fail to evaluate in @mdx-js/mdx'),
    reasonsText(results, 'refused', 'are refused by @mdx-js/mdx'),
    rulesText(results),
    summary(results),
  ].join('\n\n')
}

function differencesText(
  all: readonly PageResult[],
  wanted: PageResult['status'],
  examples: number,
): string {
  const results = all.filter(({ status }) => status === wanted)
  const kinds = new Map<
    string,
    { count: number; files: Set<string>; shown: [string, Difference][] }
  >()
  for (const { file, differences, reason, status } of results) {
    if (status === 'different' && reason)
      differences.push({
        kind: 'missing',
        reference: reason,
        element: EMPTY,
        other: EMPTY,
        path: [],
      })
    for (const difference of differences) {
      const kind = kindOfDifference(difference)
      const found = kinds.get(kind) ?? { count: 0, files: new Set(), shown: [] }
      kinds.set(kind, found)
      found.count++
      if (!found.files.has(file) && found.shown.length < examples)
        found.shown.push([file, difference])
      found.files.add(file)
    }
  }
  return [...kinds]
    .sort(([, a], [, b]) => b.files.size - a.files.size)
    .map(([kind, { count, files, shown }]) =>
      [
        `${files.size} pages, ${count} places: ${kind}`,
        ...shown.map(([file, difference]) => `    ${file}  ${describePlace(difference)}`),
      ].join('\n'),
    )
    .join('\n')
}

const EMPTY = {
  type: 'element',
  name: 'page',
  attributes: {},
  children: [],
} as const as never

function reasonsText(
  results: readonly PageResult[],
  status: PageResult['status'],
  title: string,
): string {
  const counts = new Map<string, number>()
  for (const result of results) {
    if (result.status !== status) continue
    const reason = (result.reason ?? '').slice(0, 110)
    counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  const lines = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([reason, number]) => `  ${number}  ${reason}`)
  return [
    `${[...counts.values()].reduce((a, b) => a + b, 0)} pages ${title}:`,
    ...lines,
  ].join('\n')
}

function rulesText(results: readonly PageResult[]): string {
  const rows = rules.map(({ name, sort }) => {
    const used = results.filter((result) => result.rules[name])
    const places = used.reduce((sum, result) => sum + result.rules[name]!, 0)
    return [name, sort, String(used.length), String(places)]
  })
  return formatTable([['rule', 'sort', 'pages', 'places'], ...rows])
}
