import { toHex } from '../../runtime/kit/rgb.ts'

/** The hex colour for a hue in degrees, and a saturation and lightness in percent. */
export function hslToHex(hue: number, saturation: number, lightness: number): string {
  const light = lightness / 100
  const amplitude = (saturation / 100) * Math.min(light, 1 - light)
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12
    const share = Math.max(-1, Math.min(position - 3, 9 - position, 1))
    return Math.round((light - amplitude * share) * 255)
  }
  return toHex([channel(0), channel(8), channel(4)])
}
