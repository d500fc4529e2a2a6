import { expect, test } from 'vitest'
import {
  integrationSources,
  integrationTags,
} from '../../../plugin/write/integrations.ts'
import { modern, settingsOf } from '../settings/parse.ts'

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
