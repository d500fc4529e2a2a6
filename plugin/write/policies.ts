import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { requestAddresses } from '../../playground/index.ts'
import { linkAddress, withBase } from '../../runtime/with-base.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import { headContent } from '../render/site-extensions.ts'
import {
  basePolicy,
  copyPolicy,
  policyHash,
  policyText,
  unitePolicies,
  type Policy,
} from './content-security-policy.ts'
import { headersFile } from './headers-file.ts'
import { isCode } from '../render/inline-code.ts'
import { integrationSources } from './integrations.ts'
import { unlessGone } from '../kit/unless-gone.ts'
import type { HeadElement, OutputFile } from '../site/extensions.ts'
import { searchSources } from '../site/search-options.ts'
import type { OutputContext } from './output-file.ts'
import { PolicyNeeds } from './policy-needs.ts'

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
 * The content security policy as `csp.json`: the base that all pages share, the whole policy of
 * each page that needs more, and HTML files of the author's, which have none. Where `hosts` asks
 * for it, also as `_headers`; a site with more pages than a host reads rules for gets one policy
 * there that holds for all. What is allowed beyond the bare base is noted with its reason.
 */
export async function writePolicies(context: OutputContext): Promise<OutputFile[]> {
  const { site, compilations, project } = context
  const base = sitePolicy(context)
  const common = policyText(base)
  const all = [base]
  const pages = new Map<string, string>()
  for (const compilation of compilations) {
    const policy = await pagePolicy(base, compilation, context)
    const text = policyText(policy)
    if (text === common) continue
    all.push(policy)
    pages.set(withBase(site.base, compilation.page.url), text)
  }
  const files = project.site.assets
    .filter((file) => /\.html?$/i.test(file))
    .map((file) => withBase(site.base, `/${file}`))
  const json = { base: common, pages: Object.fromEntries([...pages].sort(byText)), files }
  const written = [
    { path: 'csp.json', content: `${JSON.stringify(json, undefined, 2)}\n` },
  ]
  if (!project.options.hosts?.includes('netlify')) return written
  const rules =
    compilations.length > MOST_RULES
      ? [[`${site.base}*`, policyText(unitePolicies(all))] as const]
      : compilations.map(({ page }) => {
          const url = withBase(site.base, page.url)
          return [linkAddress(site, page.url), pages.get(url) ?? common] as const
        })
  return [...written, { path: '_headers', content: headersFile(rules, context) }]
}

/** What all pages need beyond the bare base: what the frame shows and loads, as settings and styles say. */
function sitePolicy({ site, project, policyNeeds }: OutputContext): Policy {
  const { settings, options } = project
  const needs = new PolicyNeeds(basePolicy(site, options.policy), policyNeeds)
  const images = {
    logo: settings.logo,
    favicon: settings.favicon,
    background: settings.background.image,
  }
  for (const [name, image] of Object.entries(images))
    for (const address of [image?.light, image?.dark])
      needs.allowOrigin('img-src', address, `the setting \`${name}\``)
  const { heading, body, code } = settings.fonts
  for (const font of [heading, body, code])
    needs.allowOrigin('font-src', font?.source, 'the setting `fonts`')
  needs.allowOrigin('connect-src', settings.feedback.endpoint, 'the setting `feedback`')
  for (const [directive, source] of integrationSources(settings.integrations))
    needs.allow(directive, source, 'the setting `integrations`')
  for (const source of searchSources(options))
    needs.allow('connect-src', source, 'the option `search`')
  for (const file of project.site.styles) {
    const path = join(project.root, file)
    allowSheet(needs, unlessGone(() => readFileSync(path, 'utf8')) ?? '', file)
  }
  return needs.policy
}

/** What a style sheet of the author's loads from elsewhere. */
function allowSheet(needs: PolicyNeeds, css: string, file: string): void {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const imports = /@import\s+(?:url\(\s*)?["']?(https?:\/\/[^"')\s]+)/gi
  const why = `the style sheet ${file}`
  for (const [, address] of text.matchAll(imports)) {
    needs.allowOrigin('style-src', address, why)
    // Its sheets load fonts from there.
    if (address!.startsWith('https://fonts.googleapis.com/'))
      needs.allow('font-src', 'https://fonts.gstatic.com', why)
  }
  const loaded = text
    .replace(imports, '')
    .matchAll(/url\(\s*["']?(https?:\/\/[^"')\s]+)/gi)
  for (const [, address = ''] of loaded) {
    const isFont = /\.(?:woff2?|ttf|otf|eot)(?:[?#]|$)/i.test(address)
    needs.allowOrigin(isFont ? 'font-src' : 'img-src', address, why)
  }
}

async function pagePolicy(
  base: Policy,
  { page, facts }: PageCompilation,
  { project, site, headOf, inlineOf, policyNeeds, report }: OutputContext,
): Promise<Policy> {
  const url = withBase(site.base, page.url)
  const needs = new PolicyNeeds(copyPolicy(base), policyNeeds, url)
  for (const { kind, origin } of facts.embeds) {
    const directive = DIRECTIVES[kind]
    const why = `${NAMES[kind]} in the page`
    if (origin === "'self'") needs.allow(directive, origin, why)
    else needs.allowOrigin(directive, origin, why)
  }
  allowHead(needs, headOf(page.path))
  const inline = inlineOf(page.path)
  for (const script of inline.scripts)
    needs.allow('script-src', policyHash(script), 'a script that stands in the page')
  if (inline.handlers.length > 0)
    report({
      severity: 'warning',
      code: 'output/inline-handler',
      message: `The page has code in ${inline.handlers.map((name) => `\`${name}\``).join(', ')}, which its content security policy forbids`,
      hint: 'Listen to the event in a component (`onClick={…}`) or in a script of the site.',
      file: page.file,
    })
  if (facts.mermaid) {
    const why = 'Mermaid, which writes styles and HTML as text'
    needs.allow('style-src', "'unsafe-inline'", why)
    needs.lift('require-trusted-types-for', why)
    needs.lift('trusted-types', why)
  }
  if (facts.inlineStyles || inline.hasStyles)
    needs.allow('style-src', "'unsafe-inline'", 'styles that stand in the page')
  allowRequests(needs, page.path, project)
  return needs.policy
}

/** What an embedded file is, in a sentence. */
const NAMES: Record<keyof typeof DIRECTIVES, string> = {
  img: 'an image',
  frame: 'a frame',
  media: 'a film or a sound',
  script: 'a script',
  style: 'a style sheet',
  connect: 'a request',
}

/** What "Try it" asks, and shows of an answer. */
function allowRequests(
  needs: PolicyNeeds,
  path: string,
  { operations, settings, options }: OutputContext['project'],
): void {
  const binding = operations.bindings.get(path)
  const { servers: manual, playground } = settings.api
  const addresses = requestAddresses(binding, manual)
  if (binding && playground.proxy) addresses.push(playground.proxy)
  for (const address of addresses)
    needs.allowOrigin('connect-src', address, 'requests of the API playground')
  if (binding?.kind !== 'operation' && binding?.kind !== 'manual') return
  for (const directive of ['img-src', 'media-src'])
    needs.allow(directive, 'blob:', 'answers in the API playground')
  for (const source of options.policy?.connectSrc ?? [])
    needs.allow('connect-src', source, 'the option `policy.connectSrc`')
}

/** What the elements need that the site's own code adds to a head. */
function allowHead(needs: PolicyNeeds, elements: readonly HeadElement[]): void {
  const why = 'the option `head`'
  for (const element of elements) {
    const { src, href, rel, type = '' } = element.attributes ?? {}
    const isLink = (kind: string) =>
      element.tag === 'link' && String(rel).split(/\s+/).includes(kind)
    if (element.tag === 'script' && isCode(String(type))) {
      if (src === undefined)
        needs.allow('script-src', policyHash(headContent(element)), why)
      else needs.allowOrigin('script-src', String(src), why)
    }
    if (element.tag === 'style')
      needs.allow('style-src', policyHash(headContent(element)), why)
    if (isLink('stylesheet')) needs.allowOrigin('style-src', String(href), why)
    if (isLink('icon')) needs.allowOrigin('img-src', String(href), why)
    if (isLink('manifest')) needs.allow('manifest-src', "'self'", why)
  }
}

function byText([a]: [string, string], [b]: [string, string]): number {
  return a < b ? -1 : 1
}
