import { expect, test } from 'vitest'
import {
  checkIntegrations,
  integrationSources,
  integrationTags,
} from '../../../plugin/write/integrations.ts'
import { formatDiagnostic } from '../../../runtime/kit/diagnostic.ts'
import { legacy, modern, parse, settingsOf } from '../settings/parse.ts'

function named(integrations: object) {
  return settingsOf(modern({ integrations })).integrations
}

test('custom scripts are in the head, in their order and escaped', () => {
  const scripts = named({
    customScripts: [
      { src: 'https://cdn.example/widget.js?a=1&b=2' },
      { src: 'https://late.example/l.js', strategy: 'lazyOnload' },
    ],
  })
  expect(integrationTags(scripts, undefined)).toBe(
    '<script defer src="https://cdn.example/widget.js?a=1&amp;b=2"></script>' +
      '<script defer src="https://late.example/l.js" fetchpriority="low"></script>',
  )
})

test('the policy allows custom scripts and what they ask their own server for', () => {
  const sources = integrationSources(
    named({ customScripts: [{ src: 'https://cdn.example/widget.js' }] }),
  )
  expect(sources).toContainEqual(['script-src', 'https://cdn.example'])
  expect(sources).toContainEqual(['connect-src', 'https://cdn.example'])
})

test.each([
  modern({ integrations: { mixpanel: { projectToken: 'x' }, gtm: {} } }),
  legacy({ integrations: { gtm: {} }, analytics: { mixpanel: { projectToken: 'x' } } }),
])('an integration that does nothing is reported where it is written', (written) => {
  const { settings, locate } = parse(written)
  const found = checkIntegrations({ settings: settings!, locate }).map((each) => ({
    line: JSON.stringify(written, null, 2).split('\n')[each.line! - 1]!.trim(),
    text: formatDiagnostic(each).replace(/^.*? {2}/, ''),
  }))
  expect(found).toEqual(
    expect.arrayContaining([
      {
        line: '"mixpanel": {',
        text: expect.stringMatching(/^The integration `mixpanel` is ignored/),
      },
      {
        line: '"gtm": {}',
        text: expect.stringMatching(/^`gtm` has no effect without `tagId`/),
      },
    ]),
  )
})
