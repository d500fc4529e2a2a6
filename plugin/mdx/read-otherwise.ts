/** Why a text is not for the native parser: Skerry reads it another way, or may do. */
export class ReadOtherwise extends Error {
  override name = 'ReadOtherwise'
}
