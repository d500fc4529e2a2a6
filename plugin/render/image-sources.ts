import type { PageMode } from '../../runtime/types/pages.ts'

/** What contains text, not elements. */
const TEXT = /<(script|style|textarea)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/
/** Tags of elements that decide which file an image in them shows, and of content in those. */
const HOST = /<(\/?)(skerry-island|skerry-slot|picture)\b[^>]*>/
/** An `<img>` as our renderer writes it: values are in double quotes, without `<` and `"`. */
const IMAGE = /<img((?:\s[^\s"'<>/=]+(?:="[^"]*")?)*)(\s*\/?>)/
const PIECE = new RegExp(`${TEXT.source}|${HOST.source}|${IMAGE.source}`, 'g')
const SOURCE = /\ssrc="([^"]*)"/
const WIDTH = /\swidth="(\d+)"/
const HEIGHT = /\sheight="(\d+)"/

/** Shows a part of the file, or the file in its own size, which a smaller version doesn't have. */
const OWN_SIZE = /object-(?:fit:\s*)?(?:none|scale-down)\b/
/** Classes and styles with which the file determines the width, whatever the attribute says. */
const FREE_WIDTH = /[\s":;](?:min-)?(?:w-|width:\s*)(?:auto|fit|max|min)\b/
/** Those that set another width. */
const OTHER_WIDTH = /[\s":;](?:min-)?(?:(?:w|size)-(?:\d|\[|full|screen)|width:)/
const CARD_IMAGE = /\sdata-component-part="card-image"/
/** What is before an image that is alone in its column: its size depends on nothing beside it. */
const ALONE = /(?:<p>|\sdata-component-part="frame-content">)$/
/** Longer than each of these. */
const BEFORE = 100

/** The width of a column of text in CSS pixels (`--skerry-content-width`), by the page's mode. */
const COLUMNS: Partial<Record<PageMode, number>> = {
  default: 672,
  center: 672,
  wide: 864,
}

/** Versions of an image. */
export interface ImageSources {
  /** Its `srcset`. */
  set: string
  /** Its own size in pixels. */
  width: number
  height: number
}

/**
 * Finds the images of rendered HTML for which smaller versions may be offered: those without a
 * `srcset`, which no island and no `<picture>` renders. These change `src`, or show another file,
 * for which a `srcset` would stay.
 *
 * @returns Their `src`, as written, each once.
 */
export function findImages(html: string): string[] {
  const found = new Set<string>()
  replaceImages(html, ({ source }) => {
    found.add(source)
    return undefined
  })
  return [...found]
}

/**
 * Offers other versions of images in rendered HTML. Images keep the size at which they are shown.
 *
 * @param images By their `src`, as written in HTML.
 * @param mode That of the page, which determines the width of its text.
 */
export function addSources(
  html: string,
  images: Readonly<Record<string, ImageSources>>,
  mode: PageMode = 'default',
): string {
  return replaceImages(html, ({ source, attributes, before }) => {
    const image = Object.hasOwn(images, source) ? images[source] : undefined
    if (!image) return undefined
    const isAlone = CARD_IMAGE.test(attributes) || ALONE.test(before)
    const sizes = sizesOf(attributes, image, { column: COLUMNS[mode], isAlone })
    return ` srcset="${image.set}" sizes="${sizes}"`
  })
}

/** An `<img>` for which versions may be offered. */
interface FoundImage {
  source: string
  attributes: string
  /** The end of the HTML before it. */
  before: string
}

/** Adds attributes to the images that `findImages` describes. */
function replaceImages(
  html: string,
  attributesOf: (image: FoundImage) => string | undefined,
): string {
  const hosts: string[] = []
  return html.replace(
    PIECE,
    (
      piece: string,
      _text: string | undefined,
      slash: string | undefined,
      host: string | undefined,
      attributes: string | undefined,
      end: string | undefined,
      at: number,
    ) => {
      if (slash) hosts.pop()
      else if (host !== undefined) hosts.push(host)
      if (end === undefined || (hosts.at(-1) ?? 'skerry-slot') !== 'skerry-slot')
        return piece
      const source = SOURCE.exec(attributes!)?.[1]
      if (!source || hasSources(attributes!)) return piece
      const before = html.slice(Math.max(0, at - BEFORE), at)
      const added = attributesOf({ source, attributes: attributes!, before })
      return added === undefined ? piece : `<img${attributes}${added}${end}`
    },
  )
}

/** Whether an image has a `srcset`, or has to keep the size of its file. */
function hasSources(attributes: string): boolean {
  return /\s(?:srcset|sizes)=/i.test(attributes) || OWN_SIZE.test(attributes)
}

/**
 * The width at which an image is shown. With `srcset`, it is also the width of an image that has
 * none by attribute or style, so it has to be the one of the file.
 */
function sizesOf(
  attributes: string,
  { width: ownWidth, height: ownHeight }: ImageSources,
  { column, isAlone }: { column: number | undefined; isAlone: boolean },
): string {
  const given = WIDTH.exec(attributes)?.[1]
  const isSet = CARD_IMAGE.test(attributes) || OTHER_WIDTH.test(attributes)
  if (FREE_WIDTH.test(attributes) || (given === undefined && !isSet))
    return `min(100vw, ${ownWidth}px)`
  const width = given === undefined ? ownWidth : Number(given)
  const filling = column === undefined ? '100vw' : `(min-width: 768px) ${column}px, 100vw`
  const isSmall = !isSet && width < (column ?? Infinity)
  const shown = isSmall ? `min(100vw, ${width}px)` : filling
  // `auto` is the width in the layout, for images that load lazily. Browsers then ignore the
  // size of the file, so it needs both attributes, in the proportions of the file, and an image
  // that isn't in a row with others
  // (https://html.spec.whatwg.org/multipage/images.html#valdef-sizes-auto).
  const height = Number(HEIGHT.exec(attributes)?.[1])
  const isExact =
    given !== undefined && Math.abs((width * ownHeight) / ownWidth - height) <= 1
  return isAlone && isExact && /\sloading="lazy"/.test(attributes)
    ? `auto, ${shown}`
    : shown
}
