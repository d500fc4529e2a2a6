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
  /** The kinds of pages that link it. */
  kinds: ReadonlySet<number>
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
  const { kinds, counts } = kindsOfPages(sheets)
  const core: Group<Sheet>[] = []
  const others: Group<Sheet>[] = []
  for (const [index, sheet] of sheets.entries()) {
    const list = sheet.pages.size === everywhere ? core : others
    list.push({
      sheets: new Map([[index, sheet]]),
      bytes: gzipSync(sheet.content).length,
      kinds: kinds[index]!,
      limit: Infinity,
    })
  }
  const groups = core.length > 0 ? [limited(core.reduce(join)), ...others] : []
  for (let best; (best = bestPair(groups, counts));) {
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
    kinds: new Set([...first.kinds, ...second.kinds]),
    limit: Math.min(first.limit, second.limit),
  }
}

/** The two groups that save most if they are joined. Undefined if no two save anything. */
function bestPair<Sheet>(
  groups: readonly Group<Sheet>[],
  counts: readonly number[],
): [Group<Sheet>, Group<Sheet>] | undefined {
  let best: [Group<Sheet>, Group<Sheet>] | undefined
  let most = 0
  for (const [index, first] of groups.entries())
    for (const second of groups.slice(index + 1)) {
      if (first.bytes + second.bytes > Math.min(first.limit, second.limit)) continue
      const saved = savedBytes(first, second, counts)
      if (saved <= most) continue
      most = saved
      best = [first, second]
    }
  return best
}

/** What all pages together save if two groups are joined. */
function savedBytes(
  first: Group<unknown>,
  second: Group<unknown>,
  counts: readonly number[],
): number {
  let saved = 0
  for (const kind of first.kinds)
    saved += counts[kind]! * (second.kinds.has(kind) ? REQUEST_BYTES : -second.bytes)
  for (const kind of second.kinds)
    if (!first.kinds.has(kind)) saved -= counts[kind]! * first.bytes
  return saved
}

/**
 * Pages that link the same sheets are of one kind. Sites of 25,000 pages have some hundred kinds.
 *
 * @returns The kinds of each sheet, and the number of pages of each kind.
 */
function kindsOfPages(sheets: readonly LinkedSheet[]) {
  const linked = new Map<number, number[]>()
  for (const [index, { pages }] of sheets.entries())
    for (const page of pages) linked.set(page, [...(linked.get(page) ?? []), index])
  const numbers = new Map<string, number>()
  const counts: number[] = []
  const kinds = sheets.map(() => new Set<number>())
  for (const indexes of linked.values()) {
    const key = indexes.join()
    const kind = numbers.get(key) ?? numbers.size
    numbers.set(key, kind)
    counts[kind] = (counts[kind] ?? 0) + 1
    for (const index of indexes) kinds[index]!.add(kind)
  }
  return { kinds, counts }
}
