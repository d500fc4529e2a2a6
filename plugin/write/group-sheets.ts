import { gzipSync } from 'node:zlib'

/** A stylesheet that some pages link. */
export interface LinkedSheet {
  content: string
  /** The pages, as any distinct numbers. */
  pages: ReadonlySet<number>
}

/**
 * What a request costs, in bytes: at a quarter of a desktop's speed, Chromium spends 10 to 15 ms
 * on each stylesheet before the first paint, in which a slow phone network (1.6 Mbit/s) transfers
 * 2 to 3 KB.
 */
const REQUEST_BYTES = 2048

/** By how much the core sheet, which plain pages wait for too, may grow for other pages. */
const CORE_GROWTH = 1.05

interface Group<Sheet> {
  /** Indexes of the sheets, and the sheets. */
  sheets: Map<number, Sheet>
  /** Compressed size. */
  bytes: number
  pages: ReadonlySet<number>
  /** The largest compressed size that the group may have. */
  limit: number
}

/**
 * Groups stylesheets into files, so that pages together load the least: joining two files saves a
 * request on pages that link both, and costs bytes on pages that link one of them. The cheapest
 * pair is joined first, until none pays.
 *
 * @param sheets In the order in which pages link them. The first is the core sheet, which all
 *   pages link.
 * @returns Groups, ordered by their first sheet; the sheets of each are in order.
 */
export function groupSheets<Sheet extends LinkedSheet>(
  sheets: readonly Sheet[],
): Sheet[][] {
  const everywhere = sheets[0]?.pages.size
  const core: Group<Sheet>[] = []
  const others: Group<Sheet>[] = []
  for (const [index, sheet] of sheets.entries()) {
    const list = sheet.pages.size === everywhere ? core : others
    list.push({
      sheets: new Map([[index, sheet]]),
      bytes: gzipSync(sheet.content).length,
      pages: sheet.pages,
      limit: Infinity,
    })
  }
  const groups = core.length > 0 ? [limited(core.reduce(join)), ...others] : []
  for (let best = bestPair(groups); best; best = bestPair(groups)) {
    groups.splice(groups.indexOf(best[1]), 1)
    groups[groups.indexOf(best[0])] = join(...best)
  }
  const inOrder = groups.map(({ sheets }) => [...sheets].sort(([a], [b]) => a - b))
  return inOrder
    .sort((a, b) => a[0]![0] - b[0]![0])
    .map((group) => group.map(([, sheet]) => sheet))
}

function limited<Sheet>(group: Group<Sheet>): Group<Sheet> {
  return { ...group, limit: group.bytes * CORE_GROWTH }
}

function join<Sheet>(first: Group<Sheet>, second: Group<Sheet>): Group<Sheet> {
  return {
    sheets: new Map([...first.sheets, ...second.sheets]),
    bytes: first.bytes + second.bytes,
    pages: new Set([...first.pages, ...second.pages]),
    limit: Math.min(first.limit, second.limit),
  }
}

/** The two groups that save most if they are joined. Undefined if no two save anything. */
function bestPair<Sheet>(
  groups: readonly Group<Sheet>[],
): [Group<Sheet>, Group<Sheet>] | undefined {
  let best: [Group<Sheet>, Group<Sheet>] | undefined
  let most = 0
  for (const [index, first] of groups.entries())
    for (const second of groups.slice(index + 1)) {
      if (first.bytes + second.bytes > Math.min(first.limit, second.limit)) continue
      const saved = savedBytes(first, second)
      if (saved <= most) continue
      most = saved
      best = [first, second]
    }
  return best
}

/** What all pages together save if two groups are joined. */
function savedBytes(first: Group<unknown>, second: Group<unknown>): number {
  const [small, large] =
    first.pages.size < second.pages.size ? [first, second] : [second, first]
  let both = 0
  for (const page of small.pages) if (large.pages.has(page)) both++
  return (
    both * REQUEST_BYTES -
    (small.pages.size - both) * large.bytes -
    (large.pages.size - both) * small.bytes
  )
}
