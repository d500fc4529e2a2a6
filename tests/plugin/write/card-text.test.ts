import { expect, test } from 'vitest'
import { cardText } from '../../../plugin/write/card-text.ts'

test.each([
  ['🚀 Launch', 'Launch', ['🚀']],
  ['Launch 👩‍💻 day', 'Launch day', ['👩‍💻']],
  ['1️⃣ First 🇩🇪 ❤️', 'First', ['1️⃣', '🇩🇪', '❤️']],
  ['From A → B', 'From A B', ['→']],
])('%s is set as %s', (text, shown, lost) => {
  expect(cardText(text, false)).toEqual({ text: shown, lost })
})

test.each(['Skerry™ © 2026', '“Café” – 5 € ≤', 'Ἀρχή, Дом', '潮汐、二'])(
  '%s is kept',
  (text) => {
    const { text: shown, lost } = cardText(text, /≤/.test(text))
    expect(shown).toBe(text)
    expect(lost).toEqual([])
  },
)

test('letters and accents are joined; an accent without such a letter is left out', () => {
  const apart = 'Cafe\u0301 Zu\u0308rich'
  expect(cardText(apart, false)).toEqual({ text: 'Caf\u00E9 Z\u00FCrich', lost: [] })
  expect(cardText('q\u0302uick', false)).toEqual({ text: 'quick', lost: ['q\u0302'] })
  expect(cardText('q\u0302uick', true).lost).toEqual([])
})

test('fonts of the site have its characters, but no emoji is rendered', () => {
  expect(cardText('A → B 🚀', true)).toEqual({ text: 'A → B', lost: ['🚀'] })
})
