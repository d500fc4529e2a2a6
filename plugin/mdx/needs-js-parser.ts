/** A text isn't parsed natively, because Skerry's own parser reads it differently, or might. */
export class NeedsJsParser extends Error {
  override name = 'NeedsJsParser'
}
