import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { requestUrls } from '../../playground/index.ts'
import { linkUrl, withBase } from '../../runtime/with-base.ts'
import type { PageCompilation } from '../render/page-compilation.ts'
import { headContent, headElements } from '../render/head-elements.ts'
import {
  basePolicy,
  copyPolicy,
  policyHash,
  policyText,
  unitePolicies,
  type Policy,
} from './content-security-policy.ts'
import { headersFile } from './headers-file.ts'
import { iconUrls } from './icon-urls.ts'
import { isCode } from '../render/inline-code.ts'
import type { InlineCode } from '../render/inline-code.ts'
import { notFoundPage } from '../render/not-found-page.ts'
import { integrationSources } from './integrations.ts'
import { byCodeUnit } from '../kit/by-code-unit.ts'
import { styleReferences } from '../kit/style-references.ts'
import { toPosix } from '../kit/package-files.ts'
import { ifExists } from '../kit/if-exists.ts'
import { addsStyles, codeSources } from '../mdx/code-sources.ts'
import { allowHandlers, forbiddenHandler } from './allow-handlers.ts'
import { filesOfPage, findHandlers } from './find-handlers.ts'
import type { HeadElement, OutputFile } from '../site/extensions.ts'
import type { SourcePage } from '../site/site.ts'
import { searchSources } from '../site/search-options.ts'
import type { OutputContext } from './output-file.ts'
import { PolicyNeeds } from './policy-needs.ts'

/** Hosts limit the number of rules. The limit of Cloudflare Pages is 100. */
const MAX_RULES = 90

const DIRECTIVES = {
  img: ['img-src'],
  frame: ['frame-src'],
  // A document in `<embed>` or `<object>` is a frame, too.
  object: ['object-src', 'frame-src'],
  media: ['media-src'],
  script: ['script-src'],
  style: ['style-src'],
  connect: ['connect-src'],
} as const

/**
 * Writes the content security policy as `csp.json`: the base policy, the full policy of each
 * page that needs more, and the author's HTML files, which have none. If `hosts` includes
 * `netlify`, also writes `_headers`, with one policy for all pages if there are more pages than
 * hosts allow rules. Everything allowed beyond the base policy is recorded with its reason.
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
  const json = {
    base: common,
    pages: Object.fromEntries([...pages].sort(([a], [b]) => byCodeUnit(a, b))),
    files,
  }
  const written = [
    { path: 'csp.json', content: `${JSON.stringify(json, undefined, 2)}\n` },
  ]
  if (!project.options.hosts?.includes('netlify')) return written
  const rules =
    compilations.length > MAX_RULES
      ? [[`${site.base}*`, policyText(unitePolicies(all))] as const]
      : compilations.map(({ page }) => {
          const url = withBase(site.base, page.url)
          return [linkUrl(site, page.url), pages.get(url) ?? common] as const
        })
  return [...written, { path: '_headers', content: headersFile(rules, context) }]
}

/**
 * The base policy plus what all pages need because of settings and stylesheets, and what the
 * layout and the head of the 404 page need, which has this policy.
 */
function sitePolicy(context: OutputContext): Policy {
  const { site, project, policyNeeds } = context
  const { settings, options } = project
  const needs = new PolicyNeeds(basePolicy(site, options.policy), policyNeeds)
  const images = {
    logo: settings.logo,
    favicon: settings.favicon,
    background: settings.background.image,
  }
  for (const [name, image] of Object.entries(images))
    for (const url of [image?.light, image?.dark])
      needs.allowOrigin('img-src', url, `the setting \`${name}\``)
  for (const url of iconUrls(project))
    needs.allowOrigin('img-src', url, 'an icon of the navigation')
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
    allowSheet(needs, ifExists(() => readFileSync(path, 'utf8')) ?? '', file)
  }
  if (project.fileFacts.names.masks)
    needs.allow(
      'style-src',
      "'unsafe-inline'",
      'icons as masks, coloured by a stylesheet',
    )
  for (const file of project.site.scripts)
    allowHandlers(needs, file, allowModule(needs, file, project), context.report)
  const notFound = notFoundPage(project)
  const { path, file } = notFound
  allowHead(needs, headElements(options, notFound, site))
  const shell = context.shellOf(path)
  allowInline(needs, shell, 'the layout')
  const overrides = [...project.overrides.layout.values()]
  const files = overrides.map((each) => toPosix(relative(project.root, each)))
  for (const name of shell.handlers) reportHandler(name, files, context, file)
  return needs.policy
}

/** Allows what an author's stylesheet loads from other origins. */
function allowSheet(needs: PolicyNeeds, css: string, file: string): void {
  const why = `the stylesheet ${file}`
  for (const { kind, url } of styleReferences(css)) {
    // Images as data are allowed anyway, and what else stylesheets embed are fonts.
    if (kind === 'url' && /^data:(?!image\/)/i.test(url))
      needs.allow('font-src', 'data:', why)
    if (!/^https?:\/\//i.test(url)) continue
    const isFont = /\.(?:woff2?|ttf|otf|eot)(?:[?#]|$)/i.test(url)
    const directive = kind === 'import' ? 'style-src' : isFont ? 'font-src' : 'img-src'
    needs.allowOrigin(directive, url, why)
    if (kind === 'import') allowItsFonts(needs, url, why)
  }
}

/** Stylesheets of Google Fonts load fonts from another host. */
function allowItsFonts(needs: PolicyNeeds, sheet: string, why: string): void {
  if (/^https:\/\/fonts\.googleapis\.com(?:\/|$)/.test(sheet))
    needs.allow('font-src', 'https://fonts.gstatic.com', why)
}

async function pagePolicy(
  base: Policy,
  compilation: PageCompilation,
  context: OutputContext,
): Promise<Policy> {
  const { page, facts } = compilation
  const { project, site, headOf, inlineOf, shellOf, policyNeeds } = context
  const url = withBase(site.base, page.url)
  const needs = new PolicyNeeds(copyPolicy(base), policyNeeds, url)
  const inline = inlineOf(page.path)
  const embeds = [...facts.embeds, ...inline.embeds]
  const hasStyles = facts.inlineStyles || inline.styles.length > 0
  allowHead(needs, headOf(page.path))
  allowInline(needs, { ...inline, embeds, styles: [] }, 'the page')
  allowInline(needs, shellOf(page.path), 'the layout')
  const files = filesOfPage(compilation)
  for (const name of inline.handlers) reportHandler(name, files, context, page.file)
  if (facts.mermaid) {
    const why = 'Mermaid, which injects styles and HTML as strings'
    needs.allow('style-src', "'unsafe-inline'", why)
    needs.lift('require-trusted-types-for', why)
    needs.lift('trusted-types', why)
  }
  // Not by hash, because islands may change them.
  if (hasStyles) needs.allow('style-src', "'unsafe-inline'", 'inline styles in the page')
  allowRequests(needs, page, project)
  for (const { id } of facts.imports)
    if (/^\/.*\.[cm]?[jt]sx?$/.test(id)) allowModule(needs, id.slice(1), project)
  return needs.policy
}

/** Allows what rendered HTML embeds, and its inline code by hash. */
function allowInline(
  needs: PolicyNeeds,
  { scripts, styles, hasStyleAttributes, embeds }: Omit<InlineCode, 'handlers'>,
  where: string,
): void {
  for (const { kind, origin } of embeds) {
    const why = `${NAMES[kind]} in ${where}`
    for (const directive of DIRECTIVES[kind])
      if (origin === "'self'" || origin === 'blob:') needs.allow(directive, origin, why)
      else needs.allowOrigin(directive, origin, why)
  }
  for (const script of scripts)
    needs.allow('script-src', policyHash(script), `an inline script in ${where}`)
  for (const style of styles)
    needs.allow('style-src', policyHash(style), `a style element in ${where}`)
  if (hasStyleAttributes)
    needs.allow('style-src', "'unsafe-inline'", `inline styles in ${where}`)
}

/**
 * Reports code in an attribute, in each of the files that has it.
 *
 * @param file Reported if none has it.
 */
function reportHandler(
  name: string,
  files: readonly string[],
  { project, report }: OutputContext,
  file: string,
): void {
  const places = findHandlers(name, files, project.root)
  for (const place of places.length > 0 ? places : [{ file }])
    report(forbiddenHandler(name, place))
}

/**
 * Allows what a module of the site loads from other sites, and the styles that it adds. Returns its
 * code.
 */
function allowModule(
  needs: PolicyNeeds,
  file: string,
  { root }: OutputContext['project'],
): string {
  const code = ifExists(() => readFileSync(join(root, file), 'utf8')) ?? ''
  for (const { kind, origin } of codeSources(code)) {
    const why = `${NAMES[kind]} in ${file}`
    for (const directive of DIRECTIVES[kind]) needs.allow(directive, origin, why)
    if (kind === 'style') allowItsFonts(needs, origin, why)
  }
  if (addsStyles(code))
    needs.allow('style-src', "'unsafe-inline'", `styles that ${file} adds`)
  return code
}

/** How embedded content is called in a reason. */
const NAMES: Record<keyof typeof DIRECTIVES, string> = {
  img: 'an image',
  frame: 'a frame',
  object: 'a document or plugin',
  media: 'a video or audio file',
  script: 'a script',
  style: 'a stylesheet',
  connect: 'a request',
}

/** Allows the requests of the API playground, and media in its responses, if the page has it. */
function allowRequests(
  needs: PolicyNeeds,
  { path, frontmatter }: SourcePage,
  { operations, settings, options }: OutputContext['project'],
): void {
  const { servers: manual, playground } = settings.api
  if ((frontmatter.playground ?? playground.display) !== 'interactive') return
  const binding = operations.bindings.get(path)
  // The API sends it, not the reader.
  if (binding?.kind === 'operation' && binding.operation.kind === 'webhook') return
  const urls = requestUrls(binding, manual)
  if (binding && playground.proxy) urls.push(playground.proxy)
  for (const url of urls)
    needs.allowOrigin('connect-src', url, 'requests of the API playground')
  if (binding?.kind !== 'operation' && binding?.kind !== 'manual') return
  for (const directive of ['img-src', 'media-src'])
    needs.allow(directive, 'blob:', 'responses in the API playground')
  for (const source of options.policy?.connectSrc ?? [])
    needs.allow('connect-src', source, 'the option `policy.connectSrc`')
}

/** Allows elements that the option `head` adds. */
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
