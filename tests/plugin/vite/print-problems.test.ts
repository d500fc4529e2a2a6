import { createLogger } from 'vite'
import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../runtime/kit/diagnostic.ts'
import { ProblemPrinter } from '../../../plugin/vite/print-problems.ts'

/** How often passes after the first print, if a file with a known problem is saved each time. */
function countReprints(problem: Diagnostic): number {
  const printed: string[] = []
  const logger = {
    ...createLogger('silent'),
    info: (text: string) => void printed.push(text),
  }
  const printer = new ProblemPrinter(logger)
  printer.print({ problems: [problem], changed: new Set() })
  const first = printed.length
  for (let pass = 0; pass < 2; pass++)
    printer.print({ problems: [problem], changed: new Set([problem.file!]) })
  return printed.length - first
}

const warning = { severity: 'warning', message: 'is wrong' } as const

test('the problem of a page is printed again when it is saved', () => {
  expect(countReprints({ ...warning, code: 'check/alt-text', file: 'a.mdx' })).toBe(2)
})

test('a log of the server itself in the content folder is reported once', () => {
  expect(countReprints({ ...warning, code: 'site/private-file', file: 'dev.log' })).toBe(
    0,
  )
})
