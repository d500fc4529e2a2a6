import { withBase } from '../../runtime/with-base.ts'
import type { Compilation } from '../pages/compile-pages.ts'
import {
  allow,
  basePolicy,
  copyPolicy,
  policyText,
  type Policy,
} from './content-security-policy.ts'
import { integrationSources } from './integrations.ts'
import type { OutputContext, OutputFile } from './output-file.ts'
import { encodeAddress } from './public-url.ts'

/** Hosts bound how many rules they read: Cloudflare Pages 100. */
const MOST_RULES = 90

const DIRECTIVES = {
  img: 'img-src',
  frame: 'frame-src',
  media: 'media-src',
  script: 'script-src',
  style: 'style-src',
  connect: 'connect-src',
} as const

/**
 * The content security policy as `csp.json`: the base that all pages share, and the whole
 * policy of each page that needs more. Where `hosts` asks for it, also as `_headers`; a site
 * with more pages than a host reads rules for gets one policy there that holds for all.
 */
export function writePolicies(context: OutputContext): OutputFile[] {
  const { site, compilations, project } = context
  const base = sitePolicy(context)
  const common = policyText(base)
  const union = copyPolicy(base)
  const pages = new Map<string, string>()
  for (const compilation of compilations) {
    const policy = pagePolicy(base, compilation, context)
    const text = policyText(policy)
    for (const [directive, sources] of policy)
      for (const source of sources) allow(union, directive, source)
    if (text !== common) pages.set(withBase(site.base, compilation.page.url), text)
  }
  const json = { base: common, pages: Object.fromEntries([...pages].sort(byText)) }
  const files = [{ path: 'csp.json', content: `${JSON.stringify(json, undefined, 2)}\n` }]
  if (!project.options.hosts?.includes('netlify')) return files
  const rules =
    compilations.length > MOST_RULES
      ? [[`${site.base}*`, policyText(union)] as const]
      : compilations.map(({ page }) => {
          const url = withBase(site.base, page.url)
          return [url, pages.get(url) ?? common] as const
        })
  return [...files, { path: '_headers', content: headersFile(rules, context) }]
}

/** What all pages need beyond the bare base: images of the frame, fonts and scripts that the settings name. */
function sitePolicy({ site, project }: OutputContext): Policy {
  const policy = basePolicy(site)
  const { settings } = project
  const images = [
    settings.logo?.light,
    settings.logo?.dark,
    settings.favicon?.light,
    settings.favicon?.dark,
    settings.background.image?.light,
    settings.background.image?.dark,
  ]
  for (const image of images) allowOrigin(policy, 'img-src', image)
  for (const font of [settings.fonts.heading, settings.fonts.body])
    allowOrigin(policy, 'font-src', font?.source)
  const { primary } = settings.navbar
  if (
    primary?.type === 'github' ||
    settings.navbar.links.some(({ type }) => type === 'github')
  )
    allow(policy, 'connect-src', 'https://api.github.com')
  for (const [directive, source] of integrationSources(settings.integrations))
    allow(policy, directive, source)
  return policy
}

function pagePolicy(
  base: Policy,
  { page, facts }: Compilation,
  { project }: OutputContext,
): Policy {
  const policy = copyPolicy(base)
  for (const { kind, origin } of facts.embeds) {
    if (origin === "'self'") allow(policy, DIRECTIVES[kind], origin)
    else allowOrigin(policy, DIRECTIVES[kind], origin)
  }
  if (facts.inlineStyles || facts.mermaid) allow(policy, 'style-src', "'unsafe-inline'")
  const binding = project.operations.bindings.get(page.path)
  const { servers: manual, playground } = project.settings.api
  const servers =
    binding?.kind === 'operation'
      ? binding.operation.servers.map(({ url }) => url)
      : binding?.kind === 'manual'
        ? [...manual, binding.target]
        : []
  if (binding) servers.push(...(playground.proxy ? [playground.proxy] : []))
  for (const server of servers) allowOrigin(policy, 'connect-src', server)
  return policy
}

/** Servers may have variables in their host: then any host of that shape is allowed. */
function allowOrigin(
  policy: Policy,
  directive: string,
  address: string | undefined,
): void {
  const match = /^((?:https?|wss?):)\/\/([^/?#]+)/i.exec(address ?? '')
  if (!match) return
  const [, scheme, host = ''] = match
  const wild = host.includes('{')
    ? /^[^{]*\{[^}]*\}(\.[^{}]+)$/.exec(host)?.[1]?.replace(/^/, '*')
    : host
  allow(policy, directive, wild ? `${scheme}//${wild}` : scheme!)
}

function headersFile(
  policies: readonly (readonly [path: string, policy: string])[],
  { site, project }: OutputContext,
): string {
  const hasLlms = !project.site.assets.includes('llms.txt')
  const rules = [
    ...(hasLlms
      ? [
          [
            `${site.base}*`,
            [
              `Link: <${site.base}llms.txt>; rel="describedby"`,
              `X-Llms-Txt: ${site.base}llms.txt`,
            ],
          ] as const,
        ]
      : []),
    [
      `${site.base}assets/*`,
      ['Cache-Control: public, max-age=31536000, immutable'],
    ] as const,
    [`${site.base}*.md`, ['Content-Type: text/markdown; charset=utf-8']] as const,
    ...policies.map(
      ([path, policy]) => [path, [`Content-Security-Policy: ${policy}`]] as const,
    ),
  ]
  return rules
    .map(
      ([path, lines]) =>
        `${encodeAddress(path)}\n${lines.map((line) => `  ${line}\n`).join('')}`,
    )
    .join('\n')
}

function byText([a]: [string, string], [b]: [string, string]): number {
  return a < b ? -1 : 1
}
