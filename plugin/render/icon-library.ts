import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { IconDrawing } from '../../runtime/types/settings.ts'
import { roundPath } from './round-path.ts'

/** The icon sets: Font Awesome Free by style, Lucide, Tabler. */
export type IconSet = 'fa7-solid' | 'fa7-regular' | 'fa7-brands' | 'lucide' | 'tabler'

/** A set in Iconify's format. Icons have a size only if it differs from the set's. */
interface IconFile {
  width: number
  height: number
  icons: Record<string, IconShape>
  aliases?: Record<string, { parent: string } & Partial<IconShape>>
}

interface IconShape {
  body: string
  left?: number
  top?: number
  width?: number
  height?: number
}

const require = createRequire(import.meta.url)
const files = new Map<IconSet, IconFile>()
/** Icons that were read, by set and name: most pages have some of the same ones. */
const drawings = new Map<string, IconDrawing | undefined>()

/** Drawn on a grid of at least this many units, an icon needs no fractions of them. */
const FINE_GRID = 256

/** Finds an icon by its exact name or an alias. Returns undefined if the set doesn't have it. */
export function findIcon(set: IconSet, name: string): IconDrawing | undefined {
  const key = `${set} ${name}`
  if (!drawings.has(key)) drawings.set(key, readDrawing(set, name))
  return drawings.get(key)
}

function readDrawing(set: IconSet, name: string): IconDrawing | undefined {
  const file = openSet(set)
  const alias = own(file.aliases, name)
  const shape = own(file.icons, alias?.parent ?? name)
  if (!shape) return undefined
  const {
    left = 0,
    top = 0,
    width = file.width,
    height = file.height,
  } = { ...shape, ...alias }
  const body = height >= FINE_GRID ? roundPaths(shape.body) : shape.body
  return { body, viewBox: `${left} ${top} ${width} ${height}` }
}

/**
 * Font Awesome has tenths of units on a grid of 640. Whole units make its icons a quarter
 * smaller, and move no point by more than 0.02 pixels in an icon of 24.
 */
function roundPaths(body: string): string {
  return body.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${roundPath(path)}"`)
}

/** All names of a set, including aliases. */
export function iconNames(set: IconSet): string[] {
  const { icons, aliases } = openSet(set)
  return [...Object.keys(icons), ...Object.keys(aliases ?? {})]
}

/** Loads a set on demand: the five files take 25 ms in total, and most sites need two. */
function openSet(set: IconSet): IconFile {
  let file = files.get(set)
  if (!file) {
    const path = require.resolve(`@iconify-json/${set}/icons.json`)
    file = JSON.parse(readFileSync(path, 'utf8')) as IconFile
    files.set(set, file)
  }
  return file
}

/** Icon names come from authors, so `constructor` must not match. */
function own<Value>(
  record: Record<string, Value> | undefined,
  key: string,
): Value | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined
}
