/**
 * What `new URL('./image.png', import.meta.url)` is in code that renders pages: the published
 * address of the file. In a browser that would have an origin; a page has the address without one,
 * as it has in its links.
 */
export class AssetAddress extends URL {
  /** @param address With the base; as `?url` of the file gives it. */
  constructor(address: string) {
    super(address, 'file:///')
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
