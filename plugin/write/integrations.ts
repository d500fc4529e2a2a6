import type { Settings } from '../../runtime/types/settings.ts'
import { afterConsent } from './after-consent.ts'
import { wrongValues } from './integration-forms.ts'
import { serviceAddress, serviceOrigin } from './service-address.ts'
import { escapeAttribute } from '../../runtime/kit/escape-html.ts'

type Values = Record<string, unknown>

/** A third-party script: how it is loaded, and what a content security policy must allow. */
interface Integration {
  /** Required settings. */
  needs: readonly string[]
  /** Script elements for the head. */
  scripts?(values: Values): ScriptTag[]
  /** Code that runs before them. It is written to a file, so that no inline script is needed. */
  setup?(values: Values): string
  sources(values: Values): [directive: string, source: string][]
}

interface ScriptTag {
  src: string
  attributes?: Record<string, string>
}

const integrations: Record<string, Integration> = {
  customScripts: {
    needs: [],
    scripts: (values) =>
      customScripts(values).map(({ src, strategy }) => ({
        src,
        ...(strategy === 'lazyOnload' && { attributes: { fetchpriority: 'low' } }),
      })),
    // What else they load is unknown here.
    sources: (values) =>
      customScripts(values).flatMap(({ src }): [string, string][] =>
        ['script-src', 'connect-src', 'img-src', 'frame-src'].map((directive) => [
          directive,
          new URL(src).origin,
        ]),
      ),
  },
  // The consent that the site asks for by itself, and for which the services wait.
  cookies: { needs: ['key'], sources: () => [] },
  adobe: {
    needs: ['launchUrl'],
    scripts: ({ launchUrl }) => [{ src: String(launchUrl) }],
    sources: ({ launchUrl }) =>
      ['script-src', 'connect-src', 'img-src'].map((directive) => [
        directive,
        serviceOrigin(launchUrl, 'https://assets.adobedtm.com'),
      ]),
  },
  osano: {
    needs: ['scriptSource'],
    scripts: ({ scriptSource }) => [{ src: String(scriptSource) }],
    sources: ({ scriptSource }) => [
      ['script-src', serviceOrigin(scriptSource, 'https://cmp.osano.com')],
      ['connect-src', 'https://*.osano.com'],
      ['frame-src', 'https://*.osano.com'],
    ],
  },
  ga4: {
    needs: ['measurementId'],
    scripts: ({ measurementId }) => [
      { src: `https://www.googletagmanager.com/gtag/js?id=${parameter(measurementId)}` },
    ],
    setup: ({ measurementId }) =>
      `window.dataLayer=window.dataLayer||[];window.gtag=function(){dataLayer.push(arguments)};gtag('js',new Date());gtag('config',${literal(measurementId)});`,
    sources: () => [
      ['script-src', 'https://www.googletagmanager.com'],
      ['connect-src', 'https://*.google-analytics.com'],
      ['connect-src', 'https://*.analytics.google.com'],
      ['connect-src', 'https://www.googletagmanager.com'],
      ['img-src', 'https://*.google-analytics.com'],
    ],
  },
  gtm: {
    needs: ['tagId'],
    scripts: ({ tagId }) => [
      { src: `https://www.googletagmanager.com/gtm.js?id=${parameter(tagId)}` },
    ],
    setup: () =>
      `window.dataLayer=window.dataLayer||[];dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'});`,
    sources: () => [
      ['script-src', 'https://www.googletagmanager.com'],
      ['connect-src', 'https://www.googletagmanager.com'],
      ['img-src', 'https://www.googletagmanager.com'],
    ],
  },
  plausible: {
    needs: ['domain'],
    scripts: ({ domain, server }) => [
      {
        src: `${serviceAddress(server, 'https://plausible.io')}/js/script.js`,
        attributes: { 'data-domain': String(domain) },
      },
    ],
    sources: ({ server }) => {
      const host = serviceOrigin(server, 'https://plausible.io')
      return [
        ['script-src', host],
        ['connect-src', host],
      ]
    },
  },
  fathom: {
    needs: ['siteId'],
    scripts: ({ siteId }) => [
      {
        src: 'https://cdn.usefathom.com/script.js',
        attributes: { 'data-site': String(siteId) },
      },
    ],
    sources: () => [
      ['script-src', 'https://cdn.usefathom.com'],
      ['img-src', 'https://cdn.usefathom.com'],
      // Events are sent as beacons.
      ['connect-src', 'https://cdn.usefathom.com'],
    ],
  },
  pirsch: {
    needs: ['id'],
    scripts: ({ id }) => [
      {
        src: 'https://api.pirsch.io/pa.js',
        attributes: { id: 'pianjs', 'data-code': String(id) },
      },
    ],
    sources: () => [
      ['script-src', 'https://api.pirsch.io'],
      ['connect-src', 'https://api.pirsch.io'],
    ],
  },
  clarity: {
    needs: ['projectId'],
    scripts: ({ projectId }) => [
      { src: `https://www.clarity.ms/tag/${parameter(projectId)}` },
    ],
    setup: () =>
      `window.clarity=window.clarity||function(){(clarity.q=clarity.q||[]).push(arguments)};`,
    sources: () => [
      ['script-src', 'https://*.clarity.ms'],
      ['connect-src', 'https://*.clarity.ms'],
      ['img-src', 'https://*.clarity.ms'],
    ],
  },
  hotjar: {
    needs: ['hjid', 'hjsv'],
    scripts: ({ hjid, hjsv }) => [
      {
        src: `https://static.hotjar.com/c/hotjar-${parameter(hjid)}.js?sv=${parameter(hjsv)}`,
      },
    ],
    setup: ({ hjid, hjsv }) =>
      `window.hj=window.hj||function(){(hj.q=hj.q||[]).push(arguments)};window._hjSettings={hjid:${Number(hjid)},hjsv:${Number(hjsv)}};`,
    sources: () => [
      ['script-src', 'https://*.hotjar.com'],
      ['connect-src', 'https://*.hotjar.com'],
      ['connect-src', 'https://*.hotjar.io'],
      ['connect-src', 'wss://*.hotjar.com'],
    ],
  },
  posthog: {
    needs: ['apiKey'],
    scripts: ({ apiHost }) => [{ src: `${posthogAssets(apiHost)}/static/array.js` }],
    setup: ({ apiKey, apiHost, sessionRecording }) => {
      const options = {
        api_host: serviceAddress(apiHost, 'https://us.i.posthog.com'),
        ...(sessionRecording !== true && { disable_session_recording: true }),
      }
      return `window.posthog=window.posthog||[];posthog._i=[[${literal(apiKey)},${literal(options)},'posthog']];posthog.__SV=1;`
    },
    sources: ({ apiHost }) => [
      ['script-src', new URL(posthogAssets(apiHost)).origin],
      ['connect-src', serviceOrigin(apiHost, 'https://us.i.posthog.com')],
      ['connect-src', new URL(posthogAssets(apiHost)).origin],
    ],
  },
}

/** The scripts of `customScripts`, which the schema has validated. */
function customScripts({ scripts }: Values): { src: string; strategy: string }[] {
  return scripts as { src: string; strategy: string }[]
}

/** The names of all supported integrations, sorted. */
export const integrationNames: readonly string[] = Object.keys(integrations).sort()

/** Services that decide whether others may load, and which are not supported. */
const CONSENT = ['onetrust', 'transcend'] as const

/**
 * A configured service for consent that is not loaded. Then nothing that would have to wait for it
 * is loaded either.
 */
export function missingConsent(named: Settings['integrations']): string | undefined {
  return CONSENT.find((name) => Object.hasOwn(named, name))
}

/** The required settings that an integration lacks. Undefined if it isn't supported. */
export function missingSettings(name: string, values: Values): string[] | undefined {
  const integration = Object.hasOwn(integrations, name) ? integrations[name] : undefined
  return integration?.needs.filter((key) => !isGiven(values[key]))
}

/** The configured integrations that can be loaded. Consent comes first. */
function chosen(
  named: Settings['integrations'],
): { name: string; integration: Integration; values: Values }[] {
  const isHeld = missingConsent(named) !== undefined
  const found = Object.entries(named).filter(
    ([name, values]) =>
      missingSettings(name, values)?.length === 0 &&
      wrongValues(name, values).length === 0 &&
      (!isHeld || name === 'customScripts'),
  )
  const rank = ([name]: [string, Values]) => (name === 'osano' ? 0 : 1)
  return found
    .sort((a, b) => rank(a) - rank(b))
    .map(([name, values]) => ({ name, integration: integrations[name]!, values }))
}

/** What is loaded without the consent in `cookies`: it asks for consent, or is no service. */
const FREE = new Set(['osano', 'customScripts'])

function waitsForConsent(named: Settings['integrations'], name: string): boolean {
  return isGiven(named['cookies']?.['key']) && !FREE.has(name)
}

/**
 * The code that integrations need before their own scripts, or an empty string. It is written
 * to a file to comply with a policy that forbids inline scripts.
 */
export function integrationSetup(named: Settings['integrations']): string {
  const code = chosen(named)
    .map(({ integration, values }) => integration.setup?.(values) ?? '')
    .join('')
  const waits = chosen(named).some(
    ({ name, integration }) => integration.scripts && waitsForConsent(named, name),
  )
  return waits ? afterConsent(named['cookies']!, code) : code
}

/**
 * Renders the script elements for the head.
 *
 * @param setup URL of the file with `integrationSetup`, if there is one.
 */
export function integrationTags(
  named: Settings['integrations'],
  setup: string | undefined,
): string {
  const tags = chosen(named).flatMap(({ name, integration, values }) => {
    const waiting = waitsForConsent(named, name) ? ' type="text/plain" data-consent' : ''
    return (integration.scripts?.(values) ?? []).map((tag) => scriptTag(tag, waiting))
  })
  const own =
    setup === undefined ? '' : `<script defer src="${escapeAttribute(setup)}"></script>`
  return own + tags.join('')
}

function scriptTag({ src, attributes = {} }: ScriptTag, waiting: string): string {
  const more = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
  )
  // `defer` keeps document order, so they run after the setup.
  return `<script${waiting} defer src="${escapeAttribute(src)}"${more.join('')}></script>`
}

/** What a content security policy must allow for the integrations. */
export function integrationSources(
  named: Settings['integrations'],
): [directive: string, source: string][] {
  return chosen(named).flatMap(({ integration, values }) => integration.sources(values))
}

function isGiven(value: unknown): boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
}

function posthogAssets(apiHost: unknown): string {
  return serviceAddress(apiHost, 'https://us.i.posthog.com').replace(
    '.i.posthog.com',
    '-assets.i.posthog.com',
  )
}

function parameter(value: unknown): string {
  return encodeURIComponent(String(value))
}

function literal(value: unknown): string {
  return JSON.stringify(value)
}
