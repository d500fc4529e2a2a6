import type {
  LightDark,
  NavigationEntry,
  Paint,
  Settings,
} from '../../runtime/types/settings.ts'
import { channels, parseHex, textOn } from '../../runtime/kit/rgb.ts'

type AnyPaint = Paint | LightDark

/**
 * The class for a colour that the settings give to a single thing, such as an anchor or a
 * product: `paint-16a34a`. A class, because a strict policy forbids style attributes.
 */
export function paintClass(paint: AnyPaint): string {
  const parts = typeof paint === 'string' ? [paint] : Object.values(paint).filter(Boolean)
  const kind = typeof paint === 'object' && 'light' in paint ? 'mode-' : ''
  return `paint-${kind}${parts.map((hex) => hex.slice(1).toLowerCase()).join('-')}`
}

/**
 * The CSS rules of `paintClass` for every colour in the navigation and the banners. Each sets
 * `--paint` (a fill) and `--paint-text` (readable on it).
 */
export function paintRules(settings: Settings): string {
  const rules = new Map<string, string>()
  for (const paint of collectPaints(settings))
    rules.set(paintClass(paint), paintRule(paint))
  return [...rules.values()].join('\n')
}

function* collectPaints(settings: Settings): Iterable<AnyPaint> {
  if (settings.colors.anchors) yield settings.colors.anchors
  if (settings.banner?.color) yield settings.banner.color
  yield* entryPaints(settings.navigation.global)
  yield* entryPaints(settings.navigation.children)
}

function* entryPaints(entries: readonly NavigationEntry[]): Iterable<AnyPaint> {
  for (const entry of entries) {
    if (entry.kind === 'page') continue
    if (entry.kind !== 'group') {
      if (entry.color) yield entry.color
      if (entry.banner?.color) yield entry.banner.color
      if (entry.global) yield* entryPaints(entry.global)
    }
    yield* entryPaints(entry.children)
  }
}

function paintRule(paint: AnyPaint): string {
  const name = `.${paintClass(paint)}`
  if (typeof paint === 'string') return fill(name, paint, [paint])
  if ('light' in paint) {
    return `${fill(name, paint.light, [paint.light])}\n${fill(`.dark ${name}`, paint.dark, [paint.dark])}`
  }
  const stops = [paint.from, paint.via, paint.to].filter((stop) => stop !== undefined)
  return fill(name, `linear-gradient(45deg, ${stops.join(', ')})`, stops)
}

function fill(selector: string, value: string, hexes: readonly string[]): string {
  const text = channels(textOn(...hexes.map(parseHex)))
  return `${selector} { --paint: ${value}; --paint-text: rgb(${text}); }`
}
