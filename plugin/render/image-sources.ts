/** What contains text, not elements. */
const TEXT = /<(script|style|textarea)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/
/** Tags of elements that decide which file an image in them shows, and of content in those. */
const HOST = /<(\/?)(skerry-island|skerry-slot|picture)\b[^>]*>/
/** An `<img>` as our renderer writes it: values are in double quotes, without `<` and `"`. */
const IMAGE = /<img((?:\s[^\s"'<>/=]+(?:="[^"]*")?)*)(\s*\/?>)/
const PIECE = new RegExp(`${TEXT.source}|${HOST.source}|${IMAGE.source}`, 'g')
const SOURCE = /\ssrc="([^"]*)"/
const WIDTH = /\swidth="(\d+)"/

/** The width of a column of text in CSS pixels (`--skerry-content-width`). */
const TEXT_WIDTH = 672

/** Versions of an image. */
export interface ImageSources {
  /** Its `srcset`. */
  set: string
  /** Its own width in pixels. */
  width: number
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
  replaceImages(html, (source) => {
    found.add(source)
    return undefined
  })
  return [...found]
}

/**
 * Offers other versions of images in rendered HTML. Images keep the size at which they are shown.
 *
 * @param images By their `src`, as written in HTML.
 */
export function addSources(
  html: string,
  images: Readonly<Record<string, ImageSources>>,
): string {
  return replaceImages(html, (source, attributes) => {
    const image = Object.hasOwn(images, source) ? images[source] : undefined
    return image && ` srcset="${image.set}" sizes="${sizesOf(attributes, image.width)}"`
  })
}

/** Adds attributes to the images that `findImages` describes. */
function replaceImages(
  html: string,
  attributesOf: (source: string, attributes: string) => string | undefined,
): string {
  const hosts: string[] = []
  return html.replace(
    PIECE,
    (piece, _text, slash?: string, host?: string, attributes = '', end?: string) => {
      if (slash) hosts.pop()
      else if (host !== undefined) hosts.push(host)
      if (end === undefined || (hosts.at(-1) ?? 'skerry-slot') !== 'skerry-slot')
        return piece
      const source = SOURCE.exec(attributes)?.[1]
      const added =
        source && !hasSources(attributes) ? attributesOf(source, attributes) : undefined
      return added === undefined ? piece : `<img${attributes}${added}${end}`
    },
  )
}

function hasSources(attributes: string): boolean {
  return /\s(?:srcset|sizes)=/i.test(attributes)
}

/**
 * The width at which an image is shown. With `srcset`, it is also the width of an image that has
 * none by attribute or style, so it has to be the one of the file.
 */
function sizesOf(attributes: string, ownWidth: number): string {
  const given = WIDTH.exec(attributes)?.[1]
  const width = given === undefined ? ownWidth : Number(given)
  if (given === undefined || width < TEXT_WIDTH) return `min(100vw, ${width}px)`
  const shown = `(min-width: 768px) ${TEXT_WIDTH}px, 100vw`
  // `auto` is the width in the layout, for images that load lazily. Browsers then ignore the
  // size of the file, so it needs both attributes, and an image that fills its column anyway
  // (https://html.spec.whatwg.org/multipage/images.html#valdef-sizes-auto).
  const isExact = /\sheight="\d+"/.test(attributes) && /\sloading="lazy"/.test(attributes)
  return isExact ? `auto, ${shown}` : shown
}
