/**
 * Replaces `new URL('./image.png', import.meta.url)` in code that runs on the server: the
 * public URL of the file. It stringifies without an origin, as links on a page do.
 */
export class AssetUrl extends URL {
  /** @param url The path with the base, as importing the file with `?url` returns it. */
  constructor(url: string) {
    super(url, 'file:///')
  }

  override get href(): string {
    return this.protocol === 'file:'
      ? this.pathname + this.search + this.hash
      : super.href
  }

  override toString(): string {
    return this.href
  }

  override toJSON(): string {
    return this.href
  }
}
