import { expect, test } from 'vitest'
import { formatReport } from '../../../plugin/check/format-report.ts'
import type { Problem } from '../../../plugin/check/problem.ts'

const problem: Problem = {
  severity: 'error',
  code: 'check/broken-link',
  message: '`/a,b` does not lead to a page of the site',
  hint: 'Did you mean `/a`?',
  file: 'guides/über uns.mdx',
  line: 3,
  column: 7,
}
const report = { pages: 1, problems: [problem], fixed: 0 }

test('text ends with what was counted', () => {
  expect(formatReport(report, 'text')).toMatchInlineSnapshot(`
    "error: guides/über uns.mdx:3:7  \`/a,b\` does not lead to a page of the site  [check/broken-link]
      Did you mean \`/a\`?

    1 page checked: 1 error"
  `)
  expect(formatReport({ pages: 4, problems: [], fixed: 2 }, 'text')).toBe(
    '4 pages checked: nothing to report, 2 fixed',
  )
})

test('notes whose way out was printed three times are single lines, errors never', () => {
  const note: Problem = { ...problem, severity: 'info', file: 'a.mdx', frame: '  3 | a' }
  const five = [1, 2, 3, 4, 5].map((line) => ({ ...note, line }))
  const short = (line: number) => `note: a.mdx:${line}:7  ${note.message}  [${note.code}]`
  const text = formatReport({ ...report, problems: five }, 'text')
  expect(text.match(/Did you mean/g)).toHaveLength(3)
  expect(text).toContain(`\n\n${short(4)}\n${short(5)}\n\n1 page checked: 5 notes`)
  const errors = five.map((each): Problem => ({ ...each, severity: 'error' }))
  const others = five.map((each) => ({ ...each, hint: `Did you mean ${each.line}?` }))
  for (const problems of [errors, others])
    expect(formatReport({ ...report, problems }, 'text').match(/3 \| a/g)).toHaveLength(5)
})

test('GitHub gets one annotation a line, with its separators escaped', () => {
  expect(formatReport(report, 'github')).toMatchInlineSnapshot(
    `"::error file=guides/über uns.mdx,line=3,col=7,title=check/broken-link::\`/a,b\` does not lead to a page of the site%0ADid you mean \`/a\`?"`,
  )
})

test('code hosts get paths from the root of the repository, and addresses as they are', () => {
  const remote = { ...problem, file: 'https://example.com/api.json' }
  const both = { ...report, problems: [problem, remote] }
  const github = formatReport(both, 'github', 'sites/docs')
  expect(github).toContain('file=sites/docs/guides/über uns.mdx,')
  expect(github).toContain('file=https%3A//example.com/api.json,')
  const { runs } = JSON.parse(formatReport(both, 'sarif', 'sites/docs'))
  const [place] = runs[0].results[0].locations
  expect(place.physicalLocation.artifactLocation.uri).toMatch(/^sites\/docs\/guides/)
  expect(formatReport(both, 'text', 'sites/docs')).not.toContain('sites/docs')
})

test('SARIF names the rule, the place and the level', () => {
  const log = JSON.parse(formatReport(report, 'sarif'))
  expect(log.runs[0].tool.driver.rules[0].id).toBe('check/broken-link')
  expect(log.runs[0].results[0]).toMatchObject({
    ruleIndex: 0,
    level: 'error',
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'guides/%C3%BCber%20uns.mdx' },
          region: { startLine: 3, startColumn: 7 },
        },
      },
    ],
  })
})

test('JSON counts by severity and keeps every field', () => {
  const json = JSON.parse(formatReport(report, 'json'))
  expect(json.summary).toEqual({ pages: 1, errors: 1, warnings: 0, infos: 0, fixed: 0 })
  expect(json.problems).toEqual([problem])
})
