import type { PageData } from '../../runtime/types/pages.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import { contentHash } from '../kit/content-hash.ts'
import { canonicalText } from '../kit/canonical-text.ts'

/** What the rendering of a page's own HTML may read beside its code. */
export interface ContentSurroundings {
  page: PageData
  site: SiteData
  /** Components of the author's that stand in for the theme's, by name: what each of them does (`ModuleGraph`). */
  overrides: Readonly<Record<string, string>>
}

/** Surroundings that note what is read of them. */
export interface RecordedSurroundings {
  page: PageData
  site: SiteData
  /** Components that note which of them are looked for. */
  record<T extends object>(components: T): T
  /** What was read so far: `page.title`, `site.base`, `settings.api`, `overrides.Card`; sorted. */
  reads(): string[]
}

/** Read as a whole: its properties were listed. */
const ALL = '*'

/**
 * Notes which facts of the page and of the site, which settings and which components the
 * rendering of a content reads: these, and no others, are in the key of the result. So the text
 * of a banner, which only the layout shows, re-renders no content.
 */
export function recordReads({
  page,
  site,
}: Pick<ContentSurroundings, 'page' | 'site'>): RecordedSurroundings {
  const reads = new Set<string>()
  const settings = recorded(site.settings, 'settings', reads)
  return {
    page: recorded(page, 'page', reads),
    site: recorded(site, 'site', reads, { settings }),
    record: (components) => recorded(components, 'overrides', reads),
    reads: () => [...reads].sort(),
  }
}

/** Names the present values of what a rendering has read. */
export function hashReads(
  reads: readonly string[],
  { page, site, overrides }: ContentSurroundings,
): string {
  const { settings, ...rest } = site
  const { env } = process
  const groups: Record<string, object> = { page, site: rest, settings, overrides, env }
  const values = reads.flatMap((read) => {
    const [, group = '', name = ''] = /^(\w+)\.(.*)$/s.exec(read) ?? []
    const values = (groups[group] ?? {}) as Record<string, unknown>
    return [read, canonicalText(name === ALL ? { ...values } : values[name])]
  })
  return contentHash('reads', ...values)
}

/** @param replaced Properties that are recorded themselves: reading them says nothing yet. */
function recorded<T extends object>(
  target: T,
  group: string,
  reads: Set<string>,
  replaced: Partial<T> = {},
): T {
  const note = (key: string | symbol) => {
    if (typeof key === 'string') reads.add(`${group}.${key}`)
  }
  return new Proxy(target, {
    get(_, key) {
      if (Object.hasOwn(replaced, key)) return replaced[key as keyof T]
      note(key)
      return Reflect.get(target, key) as unknown
    },
    has(_, key) {
      note(key)
      return Reflect.has(target, key)
    },
    getOwnPropertyDescriptor(_, key) {
      note(key)
      return Reflect.getOwnPropertyDescriptor(target, key)
    },
    ownKeys() {
      note(ALL)
      return Reflect.ownKeys(target)
    },
  })
}
