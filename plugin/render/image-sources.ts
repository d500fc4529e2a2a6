/** An `<img>` as our renderer writes it: values are in double quotes, without `<` and `"`. */
const IMAGE = /<img((?:\s[^\s"'<>/=]+(?:="[^"]*")?)*)(\s*\/?>)/g
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
 * `srcset`.
 *
 * @returns Their `src`, as written, each once.
 */
export function findImages(html: string): string[] {
  const found = new Set<string>()
  for (const [, attributes = ''] of html.matchAll(IMAGE)) {
    const source = SOURCE.exec(attributes)?.[1]
    if (source && !hasSources(attributes)) found.add(source)
  }
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
  return html.replace(IMAGE, (tag, attributes: string, end: string) => {
    const source = SOURCE.exec(attributes)?.[1]
    const image =
      source !== undefined && Object.hasOwn(images, source) ? images[source] : undefined
    if (!image || hasSources(attributes)) return tag
    const { set, width } = image
    return `<img${attributes} srcset="${set}" sizes="${sizesOf(attributes, width)}"${end}`
  })
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
