import { beforeEach, expect, test, vi } from 'vitest'
import { choose, onChoice, readChoices } from '../../../theme/islands/choices.ts'

const still = { getBoundingClientRect: () => ({ top: 0 }) } as Element

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('requestAnimationFrame', () => 0)
})

test('the last choice comes first, each once, twenty at most', () => {
  for (let index = 0; index < 30; index++) choose(`title ${index}`, still)
  choose('title 15', still)
  expect(readChoices().slice(0, 3)).toEqual(['title 15', 'title 29', 'title 28'])
  expect(readChoices()).toHaveLength(20)
})

test('listeners are notified of a choice until they unsubscribe', () => {
  const heard: string[] = []
  const stop = onChoice((title) => heard.push(title))
  choose('npm', still)
  stop()
  choose('pnpm', still)
  expect(heard).toEqual(['npm'])
})

test.each(['{', '"text"', 'null', '[1, "npm", null]'])(
  'stored %s is no reason to fail',
  (text) => {
    localStorage.setItem('skerry:choices', text)
    expect(readChoices()).toEqual(text.startsWith('[') ? ['npm'] : [])
  },
)

test('where storage is forbidden a choice still reaches the page', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('forbidden')
    },
  })
  const heard: string[] = []
  onChoice((title) => heard.push(title))
  choose('npm', still)
  expect(heard).toEqual(['npm'])
  expect(readChoices()).toEqual([])
})
