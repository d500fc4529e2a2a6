import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkReportFile } from '../../../plugin/write/check-report-file.ts'
import { makeFolder } from '../site/make-site.ts'

const root = makeFolder({
  'docs.json': '{ "name": "Docs", "navigation": { "pages": ["index"] } }',
  'index.mdx': '# Home',
  'report.json': '{ "pages": [], "work": {}, "diagnostics": {} }',
  'empty.json': '',
  'reports/a.json': '{}',
})

test.each(['docs.json', 'index.mdx', 'reports/a.json'])(
  'a report does not replace %s',
  (report) => {
    expect(() => checkReportFile({ root, options: { report } })).toThrow(
      `the report would replace ${join(root, report)}, which is not a build report`,
    )
  },
)

test.each(['report.json', 'empty.json', 'new.json', undefined])(
  'a report may replace a report or an empty file, and be a new one or none: %s',
  (report) => {
    expect(() =>
      checkReportFile({ root, options: report === undefined ? {} : { report } }),
    ).not.toThrow()
  },
)
