import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { Report } from '../site/build-site.ts'
import { formatTable, runMeasured, type Usage } from './measure.ts'

/** A description of the collection, with its figures from the index. */
interface Listed {
  file: string
  bytes: number
  /** Operations and webhooks as counted by another tool. NaN if unknown. */
  operations: number
}

/** The result of building a description's pages. */
interface Outcome extends Listed {
  pages: number
  failed: number
  /** Bytes of the largest page. */
  gzip: number
  problems: number
  /** Number of problems without a line. */
  unplaced: number
  usage?: Usage
}

/** Maximum size of a page after compression, in bytes. */
const LARGEST_PAGE = 150 * 1024
const MEGABYTE = 1024 * 1024

/**
 * Builds the pages of every description in a collection: the largest ones each as a site
 * of its own, to measure time and memory, all others together as one site. Prints a table
 * and the exceeded limits.
 * @param args The collection's folder, with an `INDEX.tsv` of `file`, `bytes` and
 *   `operations`; `--alone` (20) is the number of descriptions with a site of their own,
 *   `--only` selects files by a part of their name, `--keep` is a folder for the built
 *   sites.
 */
export async function bench(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      alone: { type: 'string', default: '20' },
      only: { type: 'string', default: '' },
      keep: { type: 'string' },
    },
  })
  const [collection] = positionals
  if (collection === undefined)
    throw new Error('name the folder of the descriptions: bench apis <folder>')
  const all = readIndex(collection).filter(({ file }) => file.includes(values.only))
  const byWeight = [...all].sort((a, b) => weightOf(b) - weightOf(a))
  const alone = new Set(byWeight.slice(0, Number(values.alone)))
  const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'skerry-apis-'))
  try {
    const outcomes: Outcome[] = []
    const rest = all.filter((listed) => !alone.has(listed))
    if (rest.length > 0)
      outcomes.push(...(await build(collection, join(folder, 'together'), rest)))
    for (const listed of alone) {
      const place = join(folder, listed.file.replaceAll('/', '_'))
      const [outcome] = await build(collection, place, [listed])
      console.error(formatTable([row(outcome!)]))
      outcomes.push(outcome!)
    }
    console.log(report(outcomes))
  } finally {
    if (values.keep === undefined) rmSync(folder, { recursive: true, force: true })
  }
}

function readIndex(collection: string): Listed[] {
  const [head = '', ...lines] = readFileSync(join(collection, 'INDEX.tsv'), 'utf8')
    .trim()
    .split('\n')
  const names = head.split('\t')
  return lines.flatMap((line): Listed[] => {
    const cells = line.split('\t')
    const cell = (name: string) => cells[names.indexOf(name)] ?? ''
    const file = cell('file')
    if (!existsSync(join(collection, file))) return []
    const operations = Number(cell('operations')) + Number(cell('webhookOps'))
    return [{ file, bytes: Number(cell('bytes')), operations }]
  })
}

/** Estimates the cost of building a description. */
function weightOf({ bytes, operations }: Listed): number {
  return bytes + 5000 * (operations || 0)
}

/** Builds one site with a group for each description, with the command line. */
async function build(
  collection: string,
  place: string,
  listed: readonly Listed[],
): Promise<Outcome[]> {
  const site = join(place, 'site')
  const out = join(place, 'out')
  const reportFile = join(place, 'report.json')
  for (const file of filesOf(listed)) {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    cpSync(join(collection, file), join(site, file), { recursive: true })
  }
  // The cache is in the package folder, so the build starts without one.
  mkdirSync(join(site, 'node_modules'), { recursive: true })
  const groups = listed.map(({ file }, index) => ({
    group: file,
    openapi: { source: file, directory: `api/${index}` },
  }))
  const settings = {
    name: 'APIs',
    colors: { primary: '#0d6e6e' },
    navigation: { groups },
  }
  writeFileSync(join(site, 'docs.json'), JSON.stringify(settings))
  const usage = await runMeasured('../../dist/cli.js', [
    'build',
    site,
    '--allow-page-errors',
    '--outDir',
    out,
    '--report',
    reportFile,
  ])
  const { pages, diagnostics } = JSON.parse(readFileSync(reportFile, 'utf8')) as Report
  const problems = Object.values(diagnostics).flat()
  return listed.map((one, index) => {
    const own = pages.filter(({ url }) => url.startsWith(`/api/${index}/`))
    const sizes = own.map(
      ({ output }) => gzipSync(readFileSync(join(out, output))).length,
    )
    const told = problems.filter(({ file }) => file === one.file)
    return {
      ...one,
      pages: own.length,
      failed: own.filter(({ status }) => status === 'error').length,
      gzip: Math.max(0, ...sizes),
      problems: told.length,
      unplaced: told.filter(({ line }) => line === undefined).length,
      ...(listed.length === 1 && { usage }),
    }
  })
}

/** Descriptions with several files need the whole folder. */
function filesOf(listed: readonly Listed[]): Set<string> {
  return new Set(
    listed.map(({ file }) =>
      file.startsWith('multi/') ? file.split('/').slice(0, 2).join('/') : file,
    ),
  )
}

function report(outcomes: readonly Outcome[]): string {
  const sorted = [...outcomes].sort((a, b) => weightOf(b) - weightOf(a))
  const sum = (of: (outcome: Outcome) => number) =>
    sorted.reduce((total, outcome) => total + of(outcome), 0)
  const list = (title: string, found: readonly Outcome[]) =>
    `${title}: ${found.length}${found.map(({ file }) => `\n  ${file}`).join('')}`
  return [
    formatTable([HEAD, ...sorted.map(row)]),
    '',
    `${sorted.length} descriptions, ${sum(({ pages }) => pages)} pages, ${sum(({ failed }) => failed)} failed`,
    list(
      'pages missing',
      sorted.filter(({ pages, operations, file }) => pages < operations && !isFail(file)),
    ),
    list(
      'pages over 150 KB',
      sorted.filter(({ gzip }) => gzip > LARGEST_PAGE),
    ),
    list(
      'to be refused, and nothing said',
      sorted.filter(({ file, problems }) => isFail(file) && problems === 0),
    ),
    list(
      'problems without a line',
      sorted.filter(({ unplaced }) => unplaced > 0),
    ),
  ].join('\n')
}

function isFail(file: string): boolean {
  return /^invalid\/|^conformance\/[^/]+\/fail\//.test(file)
}

const HEAD = [
  'description',
  'operations',
  'pages',
  'failed',
  'largest page',
  'problems',
].concat(['seconds', 'CPU', 'peak'])

function row(outcome: Outcome): string[] {
  const { file, operations, pages, failed, gzip, problems, usage } = outcome
  return [
    file,
    String(operations),
    String(pages),
    String(failed),
    `${(gzip / 1024).toFixed(1)} KB`,
    String(problems),
    usage ? usage.seconds.toFixed(1) : '',
    usage ? usage.cpu.toFixed(1) : '',
    usage ? `${Math.round(usage.memory / MEGABYTE)} MB` : '',
  ]
}
