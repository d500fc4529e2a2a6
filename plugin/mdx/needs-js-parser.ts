/** Thrown for a text that Skerry's own parser reads, or might read, differently than the native one. */
export class NeedsJsParser extends Error {
  override name = 'NeedsJsParser'
}
