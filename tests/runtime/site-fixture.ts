import type { PageNavigation } from '../../runtime/types/navigation.ts'
import type { PageData } from '../../runtime/types/pages.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import type { Settings } from '../../runtime/types/settings.ts'

/** Settings of a small site. A test passes only those that matter to it. */
export function settingsWith(changes: Partial<Settings> = {}): Settings {
  return {
    schema: 'modern',
    file: 'docs.json',
    name: 'Harbour',
    theme: 'mint',
    layout: 'topbar',
    colors: { primary: '#0f766e', light: '#5eead4', dark: '#115e59' },
    appearance: { default: 'system', strict: false },
    background: { color: {} },
    styling: {
      eyebrows: 'section',
      codeblocks: { light: 'github-light-default', dark: 'dark-plus' },
      languages: [],
      rounded: 'default',
    },
    icons: { library: 'fontawesome' },
    fonts: {},
    navbar: { links: [] },
    navigation: { children: [], global: [] },
    footer: { socials: [], links: [] },
    feedback: { suggestEdit: false, raiseIssue: false, thumbsRating: false },
    search: {},
    files: [],
    seo: { metatags: {}, paths: [], indexing: 'navigable', trailingSlash: false },
    redirects: [],
    errors: { 404: { redirect: true } },
    api: {
      openapi: [],
      asyncapi: [],
      servers: [],
      playground: { display: 'interactive', credentials: false },
      params: { expanded: 'closed', post: [] },
      examples: { defaults: 'all', prefill: false, autogenerate: true },
      fullUrl: false,
      downloadSpec: false,
      maintainOrder: true,
    },
    integrations: {},
    thumbnails: {},
    metadata: { timestamp: false },
    variables: {},
    interaction: {},
    markdown: { schema: true, instructions: [] },
    ...changes,
  }
}

export function pageWith(changes: Partial<PageData> = {}): PageData {
  return {
    path: 'guides/start',
    url: '/guides/start',
    file: 'guides/start.mdx',
    title: 'Start',
    mode: 'default',
    language: 'en',
    frontmatter: {},
    headings: [],
    hasPanel: false,
    updateTags: [],
    ...changes,
  }
}

export function siteWith(changes: Partial<SiteData> = {}): SiteData {
  return {
    settings: settingsWith(),
    base: '/',
    dev: false,
    islands: {},
    features: { search: false, markdown: false, feeds: [] },
    ...changes,
  }
}

export function navigationWith(changes: Partial<PageNavigation> = {}): PageNavigation {
  return {
    selectors: [],
    tabs: [],
    anchors: [],
    sidebar: [],
    breadcrumbs: [],
    ...changes,
  }
}
