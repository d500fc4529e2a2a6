import type { Settings } from '../../runtime/types/settings.ts'
import type { Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { escapeAttribute } from '../../runtime/kit/escape-html.ts'
import type { Site } from '../site/site.ts'

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
        src: `${origin(server, 'https://plausible.io')}/js/script.js`,
        attributes: { 'data-domain': String(domain) },
      },
    ],
    sources: ({ server }) => {
      const host = origin(server, 'https://plausible.io')
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
    setup: ({ apiKey, apiHost }) =>
      `window.posthog=window.posthog||[];posthog._i=[[${literal(apiKey)},{api_host:${literal(origin(apiHost, 'https://us.i.posthog.com'))}},'posthog']];posthog.__SV=1;`,
    sources: ({ apiHost }) => [
      ['script-src', posthogAssets(apiHost)],
      ['connect-src', origin(apiHost, 'https://us.i.posthog.com')],
      ['connect-src', posthogAssets(apiHost)],
    ],
  },
}

/** The scripts of `customScripts`, which the schema has validated. */
function customScripts({ scripts }: Values): { src: string; strategy: string }[] {
  return scripts as { src: string; strategy: string }[]
}

/** Settings that are not scripts: Skerry has no telemetry, and cookies are up to the host. */
const SILENT = new Set(['telemetry', 'cookies'])

/** The configured integrations that have all required settings. */
function chosen(named: Settings['integrations']): [Integration, Values][] {
  return Object.entries(named).flatMap(([name, values]) => {
    const integration = Object.hasOwn(integrations, name) ? integrations[name] : undefined
    const complete = integration?.needs.every((key) => isGiven(values[key]))
    return integration && complete ? [[integration, values] as [Integration, Values]] : []
  })
}

/**
 * The code that integrations need before their own scripts, or an empty string. It is written
 * to a file to comply with a policy that forbids inline scripts.
 */
export function integrationSetup(named: Settings['integrations']): string {
  return chosen(named)
    .map(([{ setup }, values]) => setup?.(values) ?? '')
    .join('')
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
  const tags = chosen(named).flatMap(([{ scripts }, values]) => scripts?.(values) ?? [])
  const own =
    setup === undefined ? '' : `<script defer src="${escapeAttribute(setup)}"></script>`
  return (
    own +
    tags
      .map(({ src, attributes = {} }) => {
        const more = Object.entries(attributes).map(
          ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
        )
        // `defer` keeps document order, so they run after the setup.
        return `<script defer src="${escapeAttribute(src)}"${more.join('')}></script>`
      })
      .join('')
  )
}

/** What a content security policy must allow for the integrations. */
export function integrationSources(
  named: Settings['integrations'],
): [directive: string, source: string][] {
  return chosen(named).flatMap(([{ sources }, values]) => sources(values))
}

/** Reports integrations that are ignored because they are unsupported or lack a setting. */
export function checkIntegrations({
  settings: { integrations: named, file },
  locate,
}: Pick<Site, 'settings' | 'locate'>): Diagnostic[] {
  return Object.entries(named).flatMap(([name, values]): Diagnostic[] => {
    if (SILENT.has(name)) return []
    const known = Object.hasOwn(integrations, name) ? integrations[name] : undefined
    const missing = known?.needs.filter((key) => !isGiven(values[key])) ?? []
    if (known && missing.length === 0) return []
    return [
      known
        ? {
            severity: 'warning',
            code: 'output/incomplete-integration',
            message: `\`${name}\` has no effect without \`${missing.join('` and `')}\``,
            hint: `Add \`${missing[0]}\`, or remove \`${name}\`.`,
            ...placeOf(name),
          }
        : {
            severity: 'warning',
            code: 'output/unsupported-integration',
            message: `The integration \`${name}\` is ignored: it is not supported`,
            hint: `Add its snippet as a \`.js\` file in the project. Supported: ${Object.keys(integrations).sort().join(', ')}.`,
            ...placeOf(name),
          },
    ]
  })

  /** `mint.json` has most integrations in `analytics`. */
  function placeOf(name: string) {
    const places = ['integrations', 'analytics'].flatMap((key) => {
      const above = locate?.({ file, keys: [key] })
      const place = locate?.({ file, keys: [key, name] })
      const isThere = place?.line !== above?.line || place?.column !== above?.column
      return place && isThere ? [place] : []
    })
    return places[0] ?? { file }
  }
}

function isGiven(value: unknown): boolean {
  return (typeof value === 'string' && value !== '') || typeof value === 'number'
}

function posthogAssets(apiHost: unknown): string {
  return origin(apiHost, 'https://us.i.posthog.com').replace(
    '.i.posthog.com',
    '-assets.i.posthog.com',
  )
}

/** The origin of a URL from the settings, with or without a scheme. */
function origin(written: unknown, fallback: string): string {
  if (typeof written !== 'string' || written === '') return fallback
  try {
    return new URL(/^https?:/.test(written) ? written : `https://${written}`).origin
  } catch {
    return fallback
  }
}

function parameter(value: unknown): string {
  return encodeURIComponent(String(value))
}

function literal(value: unknown): string {
  return JSON.stringify(value)
}
