import type { PageData } from '../../runtime/types/pages.ts'
import type { SiteData } from '../../runtime/types/rendering.ts'
import { contentHash } from '../kit/content-hash.ts'
import { canonicalText } from '../kit/canonical-text.ts'

/** What rendering a page's content may read besides its code. */
export interface ContentSurroundings {
  page: PageData
  site: SiteData
  /** Hash of what each of the author's component overrides does (`ModuleGraph`), by name. */
  overrides: Readonly<Record<string, string>>
}

/** Surroundings that record what is read from them. */
export interface RecordedSurroundings {
  page: PageData
  site: SiteData
  /** Wraps components so that lookups are recorded. */
  record<T extends object>(components: T): T
  /** What was read so far, sorted: `page.title`, `site.base`, `settings.api`, `overrides.Card`. */
  reads(): string[]
}

/** Stands for all properties, because they were listed. */
const ALL = '*'

/**
 * Records which properties of page and site, which settings and which components the rendering
 * of a content reads. Only these are part of its key. So changing the text of a banner, which
 * only the layout reads, doesn't re-render any content.
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

/** Hashes the current values of what was read. */
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

/** @param replaced Properties with their own recording proxy. Getting them isn't recorded. */
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
