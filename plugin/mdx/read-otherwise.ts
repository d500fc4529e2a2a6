/** A text isn't parsed natively, because Skerry's own parser reads it differently, or might. */
export class ReadOtherwise extends Error {
  override name = 'ReadOtherwise'
}
