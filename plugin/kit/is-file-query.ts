const AS_FILE = /[?&](?:raw|url|inline|no-inline)(?:[=&#]|$)/

/**
 * Whether the query of a module id asks Vite for the file's source or URL rather than for the
 * module.
 *
 * @see https://vite.dev/guide/assets.html
 */
export function isFileQuery(id: string): boolean {
  return AS_FILE.test(id)
}

const ASSET =
  /\.(?:apng|avif|bmp|cur|gif|ico|jfif|jpe?g|jxl|pjp|pjpeg|png|svg|webp|aac|flac|m4a|mov|mp3|mp4|ogg|opus|vtt|wav|webm|eot|otf|ttf|woff2?|css|pdf)$/i

/**
 * Whether `new URL(name, import.meta.url)` refers to an asset that is published with the site
 * (an image, a font, a stylesheet, …). Other files are read by the code itself.
 *
 * @see https://vite.dev/guide/assets.html#new-url-url-import-meta-url
 */
export function isAsset(name: string): boolean {
  return ASSET.test(name) && !/^[a-z][a-z\d+.-]*:/i.test(name)
}
