/** Thrown for a text that the JavaScript parser may read differently than the native one. */
export class NeedsJsParser extends Error {
  override name = 'NeedsJsParser'
}
