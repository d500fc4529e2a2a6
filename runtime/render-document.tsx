import type { ComponentType } from 'preact'
import { renderToString } from 'preact-render-to-string'
import type { LayoutParts } from '../theme/layout-parts.ts'
import { textHash } from './kit/text-hash.ts'
import { DataScript } from './data-script.tsx'
import { directionOf } from './direction-of.ts'
import {
  choicesScript,
  firstScript,
  movedPartsScript,
  variationScript,
} from './inline-scripts.ts'
import { PANEL_PLACEHOLDER } from './panel-placeholder.ts'
import { rawHtml } from './raw-html.ts'
import { headingsOf, renderedHeadings } from './rendered-headings.ts'
import { renderPart, usedIslands } from './render-content.tsx'
import { viewportOf } from './head.ts'
import { locateRenderError } from './render-error.ts'
import { speculationRules } from './speculation-rules.ts'
import { viewTransitionStyle } from './view-transition-style.ts'
import { createRenderRecord, type RenderRecord } from './render-record.ts'
import type { PageNavigation } from './types/navigation.ts'
import type { PageData } from './types/pages.ts'
import type {
  DocumentAssets,
  RenderedContent,
  RenderedDocument,
  SiteData,
} from './types/rendering.ts'
import { idsOf, renameConflictingIds } from './rename-conflicting-ids.ts'

/** A rendered page's content, and everything that is around it in its document. */
export interface DocumentInput {
  page: PageData
  navigation: PageNavigation
  site: SiteData
  content: RenderedContent
  layout: LayoutParts
  assets: DocumentAssets
}

/**
 * Renders the whole HTML document: head and layout around the page's content. Deterministic,
 * and independent of Vite and the file system.
 *
 * Throws a RenderError when a part of the layout throws, and an Error when an island has no
 * URL in `site.islands`.
 */
export function renderDocument(given: DocumentInput): RenderedDocument {
  const { navigation, site, content, assets } = given
  const { isReference, hasPanel } = given.page
  const headings =
    isReference && !hasPanel && given.page.headings.length === 0
      ? headingsOf(content.html)
      : renderedHeadings(given.page.headings, content.html)
  const page = { ...given.page, headings }
  const input = { ...given, page }
  const { settings, base } = site
  const record = createRenderRecord('l')
  const styles = new Map<string, string>()
  const head = renderShell(input.layout.Head, input, record, styles)
  const body = renderLayout(input, record, styles)

  const shell = usedIslands(record)
  const islands = [...new Set([...content.islands, ...shell.islands])]
  const atOnce = new Set([...content.loadIslands, ...shell.loadIslands])
  const urls = assets.loader && scriptUrls(islands, input)
  const sheets = [
    ...assets.styles,
    ...islands.flatMap((name) => site.islands[name]?.styles ?? []),
  ]
  const banner = navigation.banner ?? settings.banner
  const { default: mode, strict } = settings.appearance

  const html = renderToString(
    <html
      lang={page.language}
      dir={directionOf(page.language)}
      class={mode === 'dark' ? 'dark' : undefined}
      data-mode={mode}
      data-forced={strict ? '' : undefined}
      // A dismissed banner stays hidden until its text changes.
      data-banner={banner?.dismissible ? textHash(banner.content) : undefined}
      data-current-path={page.url}
      data-page-mode={page.mode}
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content={viewportOf(page, settings)} />
        <template>
          {preloadedFonts(input).map((href) => (
            <link
              rel="preload"
              as="font"
              type="font/woff2"
              href={href}
              crossorigin="anonymous"
              fetchpriority="low"
            />
          ))}
        </template>
        {inlineScripts(content, site)}
        <meta name="color-scheme" content={mode === 'system' ? 'light dark' : mode} />
        <style>{rawHtml(viewTransitionStyle)}</style>
        {[...new Set(sheets)].map((href) => (
          <link rel="stylesheet" href={href} />
        ))}
        {rawHtml(head)}
        {assets.loader && <script type="module" src={assets.loader} />}
        {assets.loader &&
          preloads(atOnce, input).map((href) => <link rel="modulepreload" href={href} />)}
        {assets.scripts.map((src) => (
          <script defer src={src} />
        ))}
        <script type="speculationrules">{rawHtml(speculationRules(base))}</script>
        {urls && <DataScript type="application/json" id="skerry-islands" value={urls} />}
        {rawHtml(assets.head)}
      </head>
      <body>{rawHtml(body)}</body>
    </html>,
  )
  return {
    html: `<!doctype html>\n${html}\n`,
    islands,
    styles: Object.fromEntries(styles),
    warnings: record.warnings,
  }
}

/** The fonts of the first screen: a code block in view would be painted in another one. */
function preloadedFonts({ assets, content }: DocumentInput): string[] {
  const { fonts = [], codeFont } = assets
  const hasCode = /<pre[ >]/.test(content.html + (content.panel ?? ''))
  return codeFont !== undefined && hasCode ? [...fonts, codeFont] : fonts
}

/** Those that the page needs. The first one reads the `<template>` before it. */
function inlineScripts(content: DocumentInput['content'], { features }: SiteData) {
  return [
    firstScript,
    ...(hasChoices(content) ? [choicesScript] : []),
    ...(hasVariations(content) ? [variationScript] : []),
    ...(features.movedParts ? [movedPartsScript] : []),
  ].map((text) => <script>{rawHtml(text)}</script>)
}

/** Whether the page contains something that `choicesScript` restores. */
function hasChoices({ html, panel = '' }: RenderedContent): boolean {
  return / data-(?:choices|view)="|<details class="expandable[^>]* id=/.test(html + panel)
}

function hasVariations({ html, panel = '' }: RenderedContent): boolean {
  return (html + panel).includes(' data-variation="')
}

/** Renders a part of the layout to HTML. */
function renderShell(
  Part: ComponentType,
  { page, navigation, site }: DocumentInput,
  record: RenderRecord,
  styles: Map<string, string>,
): string {
  try {
    return renderPart(Part, { page, navigation, site }, record, styles)
  } catch (error) {
    throw locateRenderError(error, page.file)
  }
}

function renderLayout(
  input: DocumentInput,
  record: RenderRecord,
  styles: Map<string, string>,
): string {
  const { Layout } = input.layout
  const { content } = input
  const isPlaced = content.html.includes(PANEL_PLACEHOLDER)
  const panel = content.panel && (isPlaced ? '' : rawHtml(PANEL_PLACEHOLDER))
  const Shell = () => <Layout panel={panel}>{rawHtml(CONTENT)}</Layout>
  const shell = renderShell(Shell, input, record, styles)
  const ids = idsOf(content.html)
  const side = renameConflictingIds(content.panel ?? '', ids)
  for (const id of idsOf(side)) ids.add(id)
  return renameConflictingIds(shell, ids)
    .replaceAll(CONTENT, () => content.html)
    .replaceAll(PANEL_PLACEHOLDER, () => side)
}

/** Placeholder for the page's own HTML while the layout is rendered. */
const CONTENT = '<skerry-content></skerry-content>'

/** Builds the data that the loader reads (`ScriptUrls`). */
function scriptUrls(
  names: string[],
  { site, assets, navigation }: DocumentInput,
): object {
  const modules = (name: string) => {
    const asset = site.islands[name]
    if (!asset)
      throw new Error(`The island <${name}> has no URL: it is not among site.islands`)
    return [asset.src, ...asset.imports]
  }
  if (names.length > 0 && !assets.hydrate) {
    throw new Error(
      'A page with islands needs the URL of runtime/hydrate.ts in assets.hydrate',
    )
  }
  return {
    base: site.base,
    slashes: site.slashes,
    actions: assets.actions,
    sidebar: navigation.sidebarRows === undefined ? undefined : assets.sidebar,
    hydrate: assets.hydrate && [assets.hydrate.src, ...assets.hydrate.imports],
    islands: Object.fromEntries(names.map((name) => [name, modules(name)])),
  }
}

/** URLs of modules that are certain to be needed: those of islands that hydrate on load. */
function preloads(names: Set<string>, { site, assets }: DocumentInput): string[] {
  if (names.size === 0) return []
  const needed = [assets.hydrate, ...[...names].map((name) => site.islands[name])]
  return [
    ...new Set(needed.flatMap((asset) => (asset ? [asset.src, ...asset.imports] : []))),
  ]
}
