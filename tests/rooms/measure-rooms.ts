import type { Import, Source } from './read-source.ts'

/** Imports from files of one room to files of another. */
export interface Arrow {
  from: string
  to: string
  imports: Import[]
  /** Whether all of these imports are type-only. */
  isType: boolean
}

/** The imports between the rooms of a set of sources. */
export interface Plan {
  /** Rooms from the bottom up, each with its floor, files and lines. */
  rooms: { name: string; floor: number; files: number; lines: number }[]
  /** Number of floors: rooms on the longest chain of imports. */
  floors: number
  arrows: Arrow[]
  /** The smallest set of arrows whose removal leaves no cycle between rooms. */
  against: Arrow[]
  /** Rooms that import each other, directly or indirectly. */
  roomCircles: string[][]
  /** Files that import each other, including type imports. */
  fileCircles: string[][]
}

/** The room of a file: its folder. Nested folders are separate rooms. */
export function roomOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'))
}

/**
 * Measures the imports between rooms.
 * @param withTypes Whether to include type imports. Without them, the result shows what
 *   is loaded at run time.
 */
export function measureRooms(sources: Source[], withTypes = true): Plan {
  const files = new Set(sources.map(({ file }) => file))
  const local = sources
    .flatMap(({ imports }) => imports)
    .filter(({ target, isType }) => files.has(target) && (withTypes || !isType))
  const arrows = findArrows(local)
  const names = [...new Set(sources.map(({ file }) => roomOf(file)))]
  const roomCycles = findCycles(names, arrows)
  const against = roomCycles.flatMap((cycle) => arrowsAgainst(cycle, arrows))
  const floorOf = findFloors(
    names,
    arrows.filter((arrow) => !against.includes(arrow)),
  )
  const rooms = names
    .map((name) => {
      const inside = sources.filter(({ file }) => roomOf(file) === name)
      const lines = inside.reduce((sum, each) => sum + each.lines, 0)
      return { name, floor: floorOf(name), files: inside.length, lines }
    })
    .sort((a, b) => a.floor - b.floor || (a.name < b.name ? -1 : 1))
  return {
    rooms,
    floors: Math.max(0, ...rooms.map(({ floor }) => floor)),
    arrows,
    against,
    roomCircles: roomCycles,
    fileCircles: findCycles(
      [...files],
      local.map(({ file, target }) => ({ from: file, to: target })),
    ),
  }
}

/**
 * Names that more than one file has: exports, or file names. What has its name twice on purpose
 * is not counted:
 *
 * - `card.about.ts` describes the component of `card.tsx`, and exports its description under the
 *   component's name;
 * - a language of `theme/strings/**` has one file for each part of the interface;
 * - `index.ts` is the entry of its folder;
 * - `tabs.island.tsx` is the interactive half of the component of `tabs.tsx`.
 *
 * @param namesOf The names of one file.
 */
export function findNamesakes(
  sources: Source[],
  namesOf: (source: Source) => string[],
): Map<string, string[]> {
  const components = new Set(
    sources.filter(({ file }) => COMPONENT.test(file)).map(fileName),
  )
  const files = new Map<string, string[]>()
  for (const source of sources) {
    const { file } = source
    if (NAMED_AGAIN.test(file)) continue
    if (ISLAND.test(file) && components.has(fileName(source))) continue
    for (const name of new Set(namesOf(source)))
      files.set(name, [...(files.get(name) ?? []), file])
  }
  return new Map([...files].filter(([, each]) => each.length > 1).sort())
}

const NAMED_AGAIN = /\.about\.ts$|^theme\/strings\/|\/index\.ts$/
const COMPONENT = /^theme\/components\/[^.]+\.tsx$/
const ISLAND = /\.island\.tsx$/

/** A file's name without folder and extension. */
export function fileName({ file }: Source): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/(\.island)?\.tsx?$/, '')
}

function findArrows(imports: Import[]): Arrow[] {
  const arrows = new Map<string, Arrow>()
  for (const each of imports) {
    const [from, to] = [roomOf(each.file), roomOf(each.target)]
    if (from === to) continue
    const key = `${from} -> ${to}`
    const arrow = arrows.get(key) ?? { from, to, imports: [], isType: true }
    arrow.imports.push(each)
    arrow.isType &&= each.isType
    arrows.set(key, arrow)
  }
  return [...arrows.values()]
}

interface Edge {
  from: string
  to: string
}

/** Strongly connected components of more than one node (Tarjan, 1972). */
function findCycles(nodes: string[], edges: Edge[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to])
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []
  const visit = (node: string): number => {
    let low = order.size
    order.set(node, low)
    lowest.set(node, low)
    open.push(node)
    for (const target of next.get(node) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (open.includes(target)) low = Math.min(low, order.get(target)!)
    }
    lowest.set(node, low)
    if (low === order.get(node)) {
      const cycle = open.splice(open.indexOf(node))
      if (cycle.length > 1) cycles.push(cycle.sort())
    }
    return low
  }
  for (const node of nodes) if (!order.has(node)) visit(node)
  return cycles
}

/**
 * The arrows that run upwards if the rooms of a cycle are ordered so that there are as
 * few as possible (for equal numbers, with the fewest imports). Rooms are moved until no
 * move improves the order, which is exact for small cycles.
 */
function arrowsAgainst(cycle: string[], arrows: Arrow[]): Arrow[] {
  const inside = arrows.filter(
    ({ from, to }) => cycle.includes(from) && cycle.includes(to),
  )
  const upward = (order: string[]) =>
    inside.filter(({ from, to }) => order.indexOf(from) < order.indexOf(to))
  const cost = (order: string[]) =>
    upward(order).reduce((sum, { imports }) => sum + 1000 + imports.length, 0)
  const incoming = (room: string) => inside.filter(({ to }) => to === room).length
  const outgoing = (room: string) => inside.filter(({ from }) => from === room).length
  let best = [...cycle].sort(
    (a, b) => outgoing(a) - incoming(a) - (outgoing(b) - incoming(b)),
  )
  let improved = true
  while (improved) {
    improved = false
    for (const room of cycle) {
      const others = best.filter((each) => each !== room)
      for (let place = 0; place <= others.length; place++) {
        const order = others.toSpliced(place, 0, room)
        if (cost(order) < cost(best)) {
          best = order
          improved = true
        }
      }
    }
  }
  return upward(best)
}

function findFloors(rooms: string[], arrows: Edge[]): (room: string) => number {
  const floors = new Map<string, number>()
  const floorOf = (room: string): number => {
    const known = floors.get(room)
    if (known !== undefined) return known
    const below = arrows.filter(({ from }) => from === room).map(({ to }) => floorOf(to))
    const floor = 1 + Math.max(0, ...below)
    floors.set(room, floor)
    return floor
  }
  for (const room of rooms) floorOf(room)
  return floorOf
}
