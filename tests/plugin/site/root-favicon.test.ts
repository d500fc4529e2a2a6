import { expect, test } from 'vitest'
import { readProject, settings } from '../check/check-files.ts'
import { makeFolder } from './make-site.ts'

const pair = (file: string) => ({ light: file, dark: file })

async function faviconOf(files: string[], written: object = {}) {
  const root = makeFolder({
    'docs.json': settings(['index'], written),
    'index.mdx': '# Home',
    ...Object.fromEntries(files.map((file) => [file, 'image'])),
  })
  return (await readProject(root, {})).settings.favicon
}

test('a favicon at the top of the folder needs no setting', async () => {
  expect(await faviconOf(['favicon.ico'])).toEqual(pair('/favicon.ico'))
  expect(await faviconOf(['favicon.ico', 'favicon.png', 'favicon.svg'])).toEqual(
    pair('/favicon.svg'),
  )
})

test('a favicon in another folder does', async () => {
  expect(await faviconOf(['images/favicon.ico'])).toBeUndefined()
})

test('the setting wins', async () => {
  const written = { favicon: '/images/icon.svg' }
  expect(await faviconOf(['favicon.ico', 'images/icon.svg'], written)).toEqual(
    pair('/images/icon.svg'),
  )
})
