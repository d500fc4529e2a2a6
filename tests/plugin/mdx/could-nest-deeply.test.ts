import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { couldNestDeeply } from '../../../plugin/mdx/could-nest-deeply.ts'

/** Stack size in megabytes of the threads that parse pages. */
const STACK = 16

/** Code nested to the given number of levels. */
const shapes: Record<string, (levels: number) => string> = {
  brackets: (levels) => `{${'('.repeat(levels)}1${')'.repeat(levels)}}`,
  'brackets that are never closed': (levels) => `{${'('.repeat(levels)}1}`,
  operators: (levels) => `{${'-+'.repeat(levels)}1}`,
  arrows: (levels) => `{${'x=>'.repeat(levels)}1}`,
  choices: (levels) => `{${'a?b:'.repeat(levels)}1}`,
  assignments: (levels) => `{${'a='.repeat(levels)}1}`,
  lists: (levels) => `{${'['.repeat(levels)}1${']'.repeat(levels)}}`,
  objects: (levels) => `{${'{a:'.repeat(levels)}1${'}'.repeat(levels)}}`,
  templates: (levels) => `{${'`${'.repeat(levels)}1${'}`'.repeat(levels)}}`,
  'code in tags': (levels) => `{${'<a>{'.repeat(levels)}1${'}</a>'.repeat(levels)}}`,
  words: (levels) => `{${'typeof '.repeat(levels)}1}`,
  classes: (levels) =>
    `export const a = ${'class extends '.repeat(levels)}A${'{}'.repeat(levels)}`,
  functions: (levels) => `{${'function(){return '.repeat(levels)}1${'}'.repeat(levels)}}`,
  'types of types': (levels) =>
    `export const a: ${'Array<'.repeat(levels)}1${'>'.repeat(levels)} = 1`,
}

const PARSE = `
  const { Worker } = require('node:worker_threads')
  const read = \`
    const { workerData, parentPort } = require('node:worker_threads')
    import('satteri').then(({ mdxToMdast }) => {
      try { mdxToMdast(workerData, { features: { frontmatter: false } }) } catch {}
      parentPort.postMessage('parsed')
    })\`
  new Worker(read, {
    eval: true,
    workerData: require('node:fs').readFileSync(0, 'utf8'),
    resourceLimits: { stackSizeMb: ${STACK} },
  }).on('message', console.log)
`

test.each(Object.entries(shapes))(
  'code as deep as is allowed does not end the process: %s',
  (_, shape) => {
    const levels = mostLevels(shape)
    expect(couldNestDeeply(shape(levels + 1), STACK)).toBe(true)
    const { status, stdout } = spawnSync(process.execPath, ['-e', PARSE], {
      input: shape(levels),
      encoding: 'utf8',
    })
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'parsed\n' })
  },
)

test('a page of 6,000 list items and signs is no deep code to a thread that parses pages', () => {
  expect(couldNestDeeply('- a: b\n'.repeat(6_000), STACK)).toBe(false)
  expect(couldNestDeeply('- a: b\n'.repeat(6_000), 1)).toBe(true)
})

function mostLevels(shape: (levels: number) => string): number {
  let levels = 1
  for (let step = 2 ** 15; step >= 1; step /= 2)
    if (!couldNestDeeply(shape(levels + step), STACK)) levels += step
  return levels
}
