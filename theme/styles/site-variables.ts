import type { FontSettings, Settings } from '../../runtime/types/settings.ts'
import {
  channels,
  fillWithText,
  mix,
  parseHex,
  readable,
  textOn,
  type Rgb,
} from '../../runtime/kit/rgb.ts'
import { shippedTypeface } from '../fonts/site-fonts.ts'
import { paintRules } from './paint.ts'
import { fileUrl } from '../../runtime/with-base.ts'

/** Neutral greys by step, before they are tinted with the primary colour. */
const neutrals = {
  50: 250,
  100: 245,
  200: 229,
  300: 212,
  400: 163,
  500: 115,
  600: 82,
  700: 64,
  800: 38,
  900: 23,
  950: 10,
}
const tint = 0.030612

/** Dark background, before it is tinted with the site's colour. */
const darkBackground: Rgb = [9, 9, 11]
const white: Rgb = [255, 255, 255]

/**
 * Generates the stylesheet for the site's settings: colours as channel triples, under the names
 * that CSS for Mintlify sites uses, fonts, the background, sharp corners, and the colours of
 * single anchors and banners. The base is added to root-relative URLs.
 *
 * In the layer `skerry.base`, so that users' `:root` rules override it.
 */
export function siteVariables(settings: Settings, base = '/'): string {
  const blocks = [
    rule(':root', { ...colorVariables(settings), ...fontVariables(settings) }),
    settings.styling.rounded === 'sharp' && rule(':root', sharpCorners),
    backgroundRules(settings, base),
    paintRules(settings),
  ]
  const layer = `@layer skerry.base {\n${blocks.filter(Boolean).join('\n')}\n}\n`
  return fontFaces(settings, base) + layer
}

/**
 * The colours of the settings (`primary` for light mode, `light` for dark mode, `dark` for
 * buttons), and colours derived from them for readable text.
 */
export function colorVariables({ colors, background }: Settings): Record<string, string> {
  const primary = parseHex(colors.primary)
  const light = parseHex(colors.light)
  const dark = parseHex(colors.dark)
  const groundLight = background.color.light ? parseHex(background.color.light) : white
  const groundDark = background.color.dark
    ? parseHex(background.color.dark)
    : mix(light, darkBackground, 0.02)

  const button = fillWithText(dark)
  const greys = Object.entries(neutrals).map(([step, value]) => [
    `--gray-${step}`,
    channels(mix(primary, [value, value, value], tint)),
  ])
  return {
    '--primary': channels(primary),
    '--primary-light': channels(light),
    '--primary-dark': channels(dark),
    '--background-light': channels(groundLight),
    '--background-dark': channels(groundDark),
    '--tooltip-foreground': channels(textOn(primary)),
    ...Object.fromEntries(greys),
    '--skerry-accent-text-light': channels(accentText(primary, groundLight)),
    '--skerry-accent-text-dark': channels(accentText(light, groundDark)),
    '--skerry-button-fill': channels(button.fill),
    '--skerry-button-text': channels(button.text),
    '--skerry-overlay-dark': channels(mix(white, groundDark, 0.05)),
  }
}

/**
 * The text variant of the accent: readable on the page, on the accent and hover tints, and on
 * both combined.
 */
function accentText(accent: Rgb, ground: Rgb): Rgb {
  const tint = mix(accent, ground, 0.1)
  const hover = mix(textOn(ground), ground, 0.06)
  return readable(accent, [ground, tint, hover, mix(accent, hover, 0.1)])
}

const sharpCorners = Object.fromEntries(
  ['sm', 'md', 'lg', 'xl', 'full'].map((size) => [`--skerry-radius-${size}`, '0']),
)

function fontVariables({
  fonts: { body, heading, code },
}: Settings): Record<string, string> {
  return {
    ...(body && { '--skerry-font-body': fontStack(body) }),
    ...(body?.weight && { '--skerry-weight-body': String(body.weight) }),
    ...(heading && { '--skerry-font-heading': fontStack(heading) }),
    ...(heading?.weight && { '--skerry-weight-heading': String(heading.weight) }),
    ...(code && { '--skerry-font-code': fontStack(code, MONOSPACED) }),
  }
}

const MONOSPACED = 'ui-monospace, monospace'

function fontStack(font: FontSettings, fallback = fallbackOf(font.family)): string {
  const shipped = shippedTypeface(font)
  return shipped ? `var(--skerry-font-${shipped})` : `${quote(font.family)}, ${fallback}`
}

/** Fonts of the same kind, which the names of most families tell. */
function fallbackOf(family: string): string {
  if (/\b(?:mono|code)\b|courier|consol/i.test(family)) return MONOSPACED
  if (/\b(?:serif|slab)\b/i.test(family) && !/\bsans\b/i.test(family))
    return 'ui-serif, Georgia, serif'
  return "ui-sans-serif, system-ui, 'Segoe UI', Roboto, sans-serif"
}

/**
 * Declares fonts that have a source. Shipped fonts have their own stylesheet, others must be
 * installed on the reader's device.
 */
function fontFaces({ fonts: { body, heading, code } }: Settings, base: string): string {
  const faces = [body, heading, code].map(
    (font) => font?.source && fontFace(font, font.source, base),
  )
  return [...new Set(faces)].filter(Boolean).join('')
}

function fontFace(
  { family, weight, format }: FontSettings,
  source: string,
  base: string,
) {
  const kind = format ?? (source.endsWith('.woff') ? 'woff' : 'woff2')
  return `@font-face {
  font-family: ${quote(family)};
  src: url(${quote(fileUrl(base, source))}) format('${kind}');
  font-weight: ${weight ?? '100 900'};
  font-display: swap;
}
`
}

function backgroundRules({ background: { image } }: Settings, base: string): string {
  if (!image) return ''
  const layer = (selector: string, source: string) =>
    rule(selector, {
      'background-image': source === '' ? 'none' : `url(${quote(fileUrl(base, source))})`,
    })
  const light = layer('#background-color', image.light)
  return image.dark === image.light
    ? light
    : `${light}\n${layer('.dark #background-color', image.dark)}`
}

function rule(selector: string, declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(
    ([name, value]) => `  ${name}: ${value};`,
  )
  return `${selector} {\n${lines.join('\n')}\n}`
}

/** Formats a CSS string, escaped so that no setting can end it. */
function quote(text: string): string {
  const escaped = text.replace(/["\\<\n\r\f]/g, (character) => {
    return `\\${character.charCodeAt(0).toString(16)} `
  })
  return `"${escaped}"`
}
