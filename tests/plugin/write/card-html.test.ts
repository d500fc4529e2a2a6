import { expect, test } from 'vitest'
import { cardHtml } from '../../../plugin/write/card-html.ts'
import { hasLetters } from '../../../plugin/write/card-fonts.ts'
import type { SocialCard } from '../../../plugin/site/social-card.ts'

const card: SocialCard = {
  title: 'Tides & <currents>',
  section: ['Guide', 'Start'],
  site: 'Harbour',
  appearance: 'light',
  colors: {
    ground: '#ffffff',
    text: '#111111',
    muted: '#666666',
    accent: '#0d7a5f',
    primary: '#0d7a5f',
  },
  fonts: ['Inter'],
  language: 'en',
}

test('a card has title and section as text, whatever they hold', () => {
  const html = cardHtml(card)
  expect(html).toContain('Tides &amp; &lt;currents')
  expect(html).toContain('Guide › Start')
})

test('a wide logo has the name in it; a sign, or none, stands beside the name', () => {
  const named = (width: number) =>
    cardHtml({ ...card, logo: { src: 'logo', width, height: 40 } }).includes('Harbour')
  expect([named(200), named(40)]).toEqual([false, true])
  expect(cardHtml(card)).toContain('Harbour')
})

test('a long title is set smaller', () => {
  const size = (title: string) =>
    Number(
      /font-size:(\d+)px;font-weight:700;line-height/.exec(
        cardHtml({ ...card, title }),
      )?.[1],
    )
  expect(size('Tides')).toBeGreaterThan(size('Tides '.repeat(20)))
  // Still on one line.
  expect(size('Tides')).toBeGreaterThan(size('Moving from VitePress'))
})

test('a card in a language that is written from right to left starts on the right', () => {
  const sign = { src: 'logo', width: 40, height: 40 }
  const html = (language: string) =>
    cardHtml({ ...card, logo: sign, preset: 'classic', language })
  expect(html('he')).toContain('direction:rtl')
  expect(html('he')).toMatch(/border-right:6px[^"]*padding-right:18px/)
  expect(html('he')).toContain('margin-left:24px')
  expect(html('en')).toContain('direction:ltr')
  expect(html('en')).toMatch(/border-left:6px[^"]*padding-left:18px/)
})

test.each([
  ['Grüße, Привет, Γειά', true],
  ['Rate limits (v2) – 50 %', true],
  ['潮汐', false],
  ['المد', false],
])('Inter has the letters of %s: %s', (text, has) => {
  expect(hasLetters([], text)).toBe(has)
})

test('a font of the site is taken to have all', () => {
  const font = { family: 'Card 0', data: new Uint8Array() }
  expect(hasLetters([font], '潮汐')).toBe(true)
})

test('a preset places logo and text, and gives the label a look', () => {
  const order = (more: Partial<SocialCard>) => {
    const html = cardHtml({ ...card, ...more })
    return [...html.matchAll(/Harbour|Guide|Tides/g)].map(([word]) => word)
  }
  expect(order({ preset: 'classic' })).toEqual(['Harbour', 'Guide', 'Tides'])
  expect(order({ preset: 'headline' })).toEqual(['Guide', 'Tides', 'Harbour'])
  expect(order({ preset: 'minimal' })).toEqual(['Guide', 'Tides', 'Harbour'])

  const look = (more: Partial<SocialCard>) =>
    /style="([^"]*)">Guide › Start/.exec(cardHtml({ ...card, ...more }))?.[1]
  expect(look({ preset: 'classic' })).toContain('border-left')
  expect(look({ preset: 'headline' })).toContain('border-radius')
  const eyebrow = { style: 'pill', color: '#fd8' } as const
  expect(look({ preset: 'classic', eyebrow })).toContain('background-color:#ffdd8826')
  // Both are for presets.
  expect(look({ eyebrow })).toContain('color:#0d7a5f')
})

test('a card without glow has a plain background', () => {
  expect(cardHtml(card)).toContain('gradient')
  expect(cardHtml({ ...card, glow: false })).not.toContain('gradient')
})
