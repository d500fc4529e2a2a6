import { CARD_SIZE, type SocialCard } from '../site/social-card.ts'
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
  const { title, section, description, colors, background, language } = card
  const { size = 56 } = SIZES.find(({ letters }) => title.length <= letters) ?? {}
  const lines = size > 80 ? 2 : 3
  return box(
    page(card),
    [
      ...(background === undefined
        ? []
        : [
            image(background, {
              ...CARD_SIZE,
              style: 'position:absolute;inset:0;object-fit:cover',
            }),
          ]),
      box('display:flex;align-items:center;height:60px', [brand(card)]),
      box(
        'display:flex;flex-direction:column;margin-top:auto',
        [
          section.length > 0 &&
            text(section.join(' › '), {
              style: `font-size:30px;font-weight:600;color:${colors.accent};margin-bottom:14px`,
              lines: 1,
            }),
          text(title, {
            style: `font-size:${size}px;font-weight:700;line-height:1.08;letter-spacing:-0.03em;color:${colors.text}`,
            lines,
          }),
          description &&
            text(description, {
              style: `font-size:32px;line-height:1.4;color:${colors.muted};margin-top:24px`,
              lines: 2,
            }),
        ].filter((part) => typeof part === 'string'),
      ),
    ],
    `lang="${escapeAttribute(language)}"`,
  )
}

function page({ colors, appearance, background, fonts }: SocialCard): string {
  const tint = appearance === 'dark' ? '33' : '1f'
  const glow = `radial-gradient(circle at 100% 0%, ${colors.primary}${tint} 0%, ${colors.primary}00 60%)`
  return [
    'position:relative',
    'display:flex',
    'flex-direction:column',
    `width:${CARD_SIZE.width}px`,
    `height:${CARD_SIZE.height}px`,
    'padding:72px 80px 76px',
    `background-color:${colors.ground}`,
    background === undefined && `background-image:${glow}`,
    `border-bottom:12px solid ${colors.primary}`,
    fonts.length > 0 && `font-family:${fonts.map((font) => `'${font}'`).join(',')}`,
  ]
    .filter(Boolean)
    .join(';')
}

/** The logo. The site's name is added if there is no logo, or it is just a symbol. */
function brand({ logo, site, colors }: SocialCard): string {
  const name = text(site, {
    style: `font-size:36px;font-weight:700;letter-spacing:-0.02em;color:${colors.text}`,
    lines: 1,
  })
  if (!logo) return name
  const { width, height } = logo
  const scale = Math.min(LOGO.width / width, LOGO.height / height)
  const sign = image(logo.src, {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    style: 'margin-right:24px',
  })
  return width / height < SIGN ? sign + name : sign
}

function text(
  content: string,
  { style, lines }: { style: string; lines: number },
): string {
  // Without padding, ascenders and descenders are clipped by the box.
  const hang = 'padding:0.2em 0;margin-top:-0.2em;margin-bottom:-0.2em'
  const clamp = `overflow:hidden;text-overflow:ellipsis;line-clamp:${lines};${hang}`
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
