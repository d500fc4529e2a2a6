import type { ComponentChildren } from 'preact'
import { renderContent } from '../../runtime/render-content.tsx'
import type { PageData } from '../../runtime/types/pages.ts'
import type { RenderedContent, SiteData } from '../../runtime/types/rendering.ts'

const variations = [
  { id: 'cloud', label: 'Cloud' },
  { id: 'self-hosted', label: 'Self-hosted' },
]

/** The page and site around the rendered children. */
interface RenderOptions {
  base?: string
  origin?: string
  language?: string
  mode?: PageData['mode']
}

/**
 * Renders children as the content of a page. Returns the HTML and what else
 * `renderContent` returns.
 */
export function renderChildren(
  children: ComponentChildren,
  { base = '/', origin, language = 'en', mode = 'default' }: RenderOptions = {},
): RenderedContent {
  const settings = { variations: { options: variations } }
  const site = { base, origin, islands: {}, dev: false, settings } as unknown as SiteData
  const page = {
    path: 'test',
    url: '/test',
    file: 'test.mdx',
    title: 'Test',
    language,
    mode,
  } as PageData
  return renderContent({ module: { Content: () => <>{children}</> }, page, site })
}

/** Like `renderChildren`, but returns only the HTML. */
export function html(children: ComponentChildren, options?: RenderOptions): string {
  return renderChildren(children, options).html
}

/** The text of some HTML. */
export function words(rendered: string): string {
  return rendered
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The opening tags with a class or attribute, as written. */
export function tags(rendered: string, part: string): string[] {
  return (rendered.match(/<[a-z][^>]*>/g) ?? []).filter((tag) => tag.includes(part))
}
