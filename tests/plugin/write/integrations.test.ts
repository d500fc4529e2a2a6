import { expect, test, vi } from 'vitest'
import { checkIntegrations } from '../../../plugin/write/check-integrations.ts'
import {
  integrationSetup,
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

test('a service for consent comes before what it decides about', () => {
  const source = 'https://cmp.osano.com/1/2/osano.js'
  const tags = integrationTags(
    named({ plausible: { domain: 'a.example' }, osano: source }),
    undefined,
  )
  expect(tags).toMatch(/^<script defer src="https:\/\/cmp\.osano\.com.*plausible/)
})

test('a script of Adobe has the address in the settings', () => {
  const launchUrl = 'https://assets.adobedtm.com/a/launch.min.js'
  const adobe = named({ adobe: { launchUrl } })
  expect(integrationTags(adobe, undefined)).toBe(
    `<script defer src="${launchUrl}"></script>`,
  )
  expect(integrationSources(adobe)).toContainEqual([
    'script-src',
    'https://assets.adobedtm.com',
  ])
})

test('without the service that asks for consent, nothing is loaded that would wait for it', () => {
  const { settings, locate } = parse(
    modern({
      integrations: {
        ga4: { measurementId: 'G-1' },
        transcend: { bundleId: 'b' },
        customScripts: [{ src: 'https://cdn.example/w.js' }],
      },
    }),
  )
  expect(integrationTags(settings!.integrations, undefined)).toBe(
    '<script defer src="https://cdn.example/w.js"></script>',
  )
  expect(integrationSources(settings!.integrations).join()).not.toContain('google')
  expect(checkIntegrations({ settings: settings!, locate })).toMatchObject([
    {
      message: expect.stringMatching(/^`transcend` is not supported, so no integration/),
    },
  ])
})

test('with cookies, services are only loaded once the consent is stored', () => {
  const services = { ga4: { measurementId: 'G-1' }, plausible: { domain: 'a.example' } }
  const load = (cookies: object, stored: string | null) => {
    const all = named({ ...services, osano: 'https://cmp.osano.com/o.js', cookies })
    const html = integrationTags(all, '/setup.js')
    expect(html.match(/<script (?:defer|type="text\/plain" data-consent)/g)).toEqual([
      '<script defer',
      '<script defer',
      ...Array(2).fill('<script type="text/plain" data-consent'),
    ])
    const waiting = [{ async: true, removeAttribute: vi.fn<(name: string) => void>() }]
    const append = vi.fn<(script: object) => void>()
    const document = { querySelectorAll: () => waiting, head: { append } }
    const getItem = (key: string) => (key === 'consent' ? stored : null)
    const window: { dataLayer?: object[] } = {}
    const run = new Function(
      'window',
      'document',
      'localStorage',
      'dataLayer',
      'gtag',
      integrationSetup(all),
    )
    run(window, document, { getItem }, [], () => {})
    expect(append.mock.calls.length).toBe(window.dataLayer ? 1 : 0)
    return append.mock.calls.length === 1
  }
  expect(load({ key: 'consent', value: 'yes' }, 'yes')).toBe(true)
  expect(load({ key: 'consent', value: 'yes' }, 'no')).toBe(false)
  expect(load({ key: 'consent', value: 'yes' }, null)).toBe(false)
  expect(load({ key: 'consent' }, 'any')).toBe(true)
  expect(load({ key: 'other' }, 'any')).toBe(false)
})

test('PostHog only records sessions if the settings say so', () => {
  const apiKey = 'phc_1'
  expect(integrationSetup(named({ posthog: { apiKey } }))).toContain(
    '"disable_session_recording":true',
  )
  const recording = named({ posthog: { apiKey, sessionRecording: true } })
  expect(integrationSetup(recording)).not.toContain('disable_session_recording')
})

test.each([
  [
    'ga4',
    { measurementId: 'UA-1' },
    '`measurementId` must start with `G`, and is "UA-1"',
  ],
  ['gtm', { tagId: '1' }, '`tagId` must start with `G`'],
  ['posthog', { apiKey: 'secret' }, '`apiKey` must start with `phc_`'],
  ['posthog', { apiKey: 'phc_1', apiHost: 'not a URL' }, '`apiHost` must be a URL'],
  ['plausible', { domain: 'https://a.example' }, '`domain` must be a domain'],
  ['hotjar', { hjid: '1', hjsv: 'six' }, '`hjsv` must be a number'],
  ['adobe', { launchUrl: 'javascript:alert(1)' }, '`launchUrl` must be a URL'],
  ['osano', { scriptSource: 'osano.js' }, '`scriptSource` must be a URL'],
])(
  '%s isn’t loaded with a value that it refuses, which is reported',
  (name, values, text) => {
    const { settings, locate } = parse(modern({ integrations: { [name]: values } }))
    const { integrations } = settings!
    expect(integrationTags(integrations, undefined)).toBe('')
    expect(integrationSetup(integrations)).toBe('')
    expect(integrationSources(integrations)).toEqual([])
    expect(checkIntegrations({ settings: settings!, locate })).toMatchObject([
      { message: expect.stringContaining(`\`${name}\` has no effect: ${text}`) },
    ])
  },
)

test('services behind a path of another server are loaded from there', () => {
  const all = named({
    posthog: { apiKey: 'phc_1', apiHost: 'https://a.example/ingest/' },
    plausible: { domain: 'a.example', server: 'stats.example/p' },
  })
  const tags = integrationTags(all, undefined)
  expect(tags).toContain('src="https://a.example/ingest/static/array.js"')
  expect(tags).toContain('src="https://stats.example/p/js/script.js"')
  expect(integrationSetup(all)).toContain('"api_host":"https://a.example/ingest"')
  expect(integrationSources(all)).toContainEqual(['connect-src', 'https://a.example'])
})
