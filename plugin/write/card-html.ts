import { CARD_SIZE, type SocialCard } from '../site/social-card.ts'
import { directionOf } from '../../runtime/direction-of.ts'
import { escapeAttribute } from '../../runtime/kit/escape-html.ts'

/** Font size by the length of the title. The first two are for titles on one line. */
const SIZES = [
  { letters: 20, size: 96 },
  { letters: 24, size: 84 },
  { letters: 48, size: 80 },
  { letters: 80, size: 68 },
  { letters: Infinity, size: 56 },
]
/** Maximum size of a logo in pixels. */
const LOGO = { width: 420, height: 60 }
/** A logo with a smaller aspect ratio is assumed not to include the site's name. */
const SIGN = 1.8

/**
 * Renders the default card as HTML, within the CSS that the renderer supports: logo, section,
 * title, description.
 */
export function cardHtml(card: SocialCard): string {
  const { background, language } = card
  const picture =
    background === undefined
      ? []
      : [
          image(background, {
            ...CARD_SIZE,
            style: 'position:absolute;inset:0;object-fit:cover',
          }),
        ]
  return box(
    page(card),
    [...picture, ...parts(card)],
    `lang="${escapeAttribute(language)}"`,
  )
}

const ROW = 'position:relative;display:flex;align-items:center'
const COLUMN = 'display:flex;flex-direction:column'

/** Logo and text, in the places and in the order of the preset. */
function parts(card: SocialCard): string[] {
  const { preset, colors } = card
  const logo = (style: string) => box(`${ROW};height:60px;${style}`, [brand(card)])
  const words = (style: string) => box(`${COLUMN};${style}`, wordsOf(card))
  if (preset === 'classic') return [logo(''), words('margin-top:64px')]
  if (preset === 'headline')
    return [words(''), logo('margin-top:auto;align-self:flex-end')]
  if (preset === 'minimal')
    return [
      words('margin:auto;align-items:center;text-align:center;padding-bottom:120px'),
      box(
        `${ROW};position:absolute;left:0;right:0;bottom:0;height:132px;justify-content:center;background-color:${colors.primary}14`,
        [brand(card)],
      ),
    ]
  return [logo(''), words('margin-top:auto')]
}

function wordsOf({ title, section, description, colors, ...card }: SocialCard): string[] {
  const { size = 56 } = SIZES.find(({ letters }) => title.length <= letters) ?? {}
  return [
    section.length > 0 &&
      text(section.join(' › '), {
        style: `font-size:30px;font-weight:600;margin-bottom:14px;${eyebrowStyle({ ...card, colors })}`,
        lines: 1,
      }),
    text(title, {
      style: `font-size:${size}px;font-weight:700;line-height:1.08;letter-spacing:-0.03em;color:${colors.text}`,
      lines: size > 80 ? 2 : 3,
    }),
    description &&
      text(description, {
        style: `font-size:32px;line-height:1.4;color:${colors.muted};margin-top:24px`,
        lines: 2,
      }),
  ].filter((part) => typeof part === 'string')
}

/** By preset, as on Mintlify. */
const EYEBROWS = { classic: 'bar', headline: 'pill', minimal: 'plain' } as const

function eyebrowStyle({
  preset,
  eyebrow,
  colors,
  language,
}: Pick<SocialCard, 'preset' | 'eyebrow' | 'colors' | 'language'>): string {
  if (preset === undefined) return `color:${colors.accent}`
  const color = eyebrow?.color ?? colors.accent
  const style = eyebrow?.style ?? EYEBROWS[preset]
  const { start } = sidesOf(language)
  if (style === 'bar')
    return `color:${color};border-${start}:6px solid ${color};padding-${start}:18px`
  if (style === 'pill')
    return `color:${color};align-self:${preset === 'minimal' ? 'center' : 'flex-start'};padding:8px 24px;margin-top:0;margin-bottom:20px;border-radius:99px;background-color:${longHex(color)}26`
  return `color:${color}`
}

/** Where lines start and end. The renderer has no logical properties. */
function sidesOf(language: string) {
  return directionOf(language) === 'rtl'
    ? { start: 'right', end: 'left' }
    : { start: 'left', end: 'right' }
}

/** `#abc` as `#aabbcc`, to which an opacity can be added. */
function longHex(color: string): string {
  return color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color
}

function page({
  colors,
  appearance,
  background,
  fonts,
  glow = true,
  preset,
  language,
}: SocialCard): string {
  const tint = appearance === 'dark' ? '33' : '1f'
  const light = `radial-gradient(circle at 100% 0%, ${colors.primary}${tint} 0%, ${colors.primary}00 60%)`
  return [
    'position:relative',
    'display:flex',
    'flex-direction:column',
    `direction:${directionOf(language)}`,
    `width:${CARD_SIZE.width}px`,
    `height:${CARD_SIZE.height}px`,
    'padding:72px 80px 76px',
    `background-color:${colors.ground}`,
    background === undefined && glow && `background-image:${light}`,
    preset === undefined && `border-bottom:12px solid ${colors.primary}`,
    fonts.length > 0 && `font-family:${fonts.map((font) => `'${font}'`).join(',')}`,
  ]
    .filter(Boolean)
    .join(';')
}

/** The logo. The site's name is added if there is no logo, or it is just a symbol. */
function brand({ logo, site, colors, language }: SocialCard): string {
  const name = text(site, {
    style: `font-size:36px;font-weight:700;letter-spacing:-0.02em;color:${colors.text}`,
    lines: 1,
  })
  if (!logo) return name
  const { width, height } = logo
  const scale = Math.min(LOGO.width / width, LOGO.height / height)
  const isSign = width / height < SIGN
  const sign = image(logo.src, {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    style: isSign ? `margin-${sidesOf(language).end}:24px` : '',
  })
  return isSign ? sign + name : sign
}

function text(
  content: string,
  { style, lines }: { style: string; lines: number },
): string {
  // Without padding, ascenders and descenders are clipped by the box.
  const hang = 'padding:0.2em 0;margin-top:-0.2em;margin-bottom:-0.2em'
  const clamp = `overflow:hidden;overflow-wrap:anywhere;text-overflow:ellipsis;line-clamp:${lines};${hang}`
  return box(`position:relative;display:block;${clamp};${style}`, [
    escapeAttribute(content),
  ])
}

function image(
  src: string,
  { width, height, style }: { width: number; height: number; style: string },
): string {
  return `<img src="${escapeAttribute(src)}" width="${width}" height="${height}" style="width:${width}px;height:${height}px;${style}">`
}

function box(style: string, children: readonly string[], attributes = ''): string {
  return `<div ${attributes} style="${escapeAttribute(style)}">${children.join('')}</div>`
}
