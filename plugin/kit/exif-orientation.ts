const ORIENTATION = 0x112

/**
 * Reads how an image has to be turned from its EXIF data (TIFF 6.0, sections 2 and 8).
 *
 * @returns 1 to 8, as the data says. 1 is upright, and 5 to 8 swap width and height.
 */
export function exifOrientation(exif: Buffer | undefined): number {
  if (!exif || exif.length < 8) return 1
  const isLittle = exif.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => {
    if (at + 2 > exif.length) return 0
    return isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at)
  }
  const directory = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4)
  for (let entry = 0; entry < short(directory); entry++) {
    const at = directory + 2 + entry * 12
    if (short(at) !== ORIENTATION) continue
    const value = short(at + 8)
    return value <= 8 ? value || 1 : 1
  }
  return 1
}
