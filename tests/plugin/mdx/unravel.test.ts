import { expect, test } from 'vitest'
import { render } from '../compile/compile.tsx'

/** The text of a page's HTML. */
async function words(text: string): Promise<string> {
  return (await render(text)).html.replace(/<[^>]*>/g, '').trim()
}

test('inline tags stay apart in elements and components, on one line and on several', async () => {
  expect(
    await words('<div>\n<kbd>Ctrl</kbd> <kbd>K</kbd>\n<a href="/b">b</a>\n</div>'),
  ).toBe('Ctrl K b')
  expect(await words('<div><kbd>Ctrl</kbd> <kbd>K</kbd></div>')).toBe('Ctrl K')
  expect(await words('<Card>\n<Badge>a</Badge> <Badge>b</Badge>\n</Card>')).toBe('a b')
})

test('tags that touch in the text do so on the page', async () => {
  expect(await words('<div><kbd>Ctrl</kbd><kbd>K</kbd></div>')).toBe('CtrlK')
})

test('blocks get no space between them', async () => {
  expect((await render('<div>\n<p>a</p> <p>b</p>\n</div>')).html).toBe(
    '<div><p>a</p><p>b</p></div>',
  )
})

test('lines of a <pre> that end with <br> start where they are written', async () => {
  expect(
    (
      await render(
        '<pre><code>\n  <b>{"a"}</b>\n  <br />\n  <b>{"b"}</b>\n  <i>{"c"}</i>\n</code></pre>',
      )
    ).html,
  ).toBe('<pre><code><b>a</b><br><b>b</b><i>c</i></code></pre>')
})
