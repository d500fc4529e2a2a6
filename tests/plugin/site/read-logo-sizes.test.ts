import { expect, test } from 'vitest'
import { readLogoSizes } from '../../../plugin/site/read-logo-sizes.ts'
import { makeFolder } from './make-site.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"/>'

test('logos of the site are measured, also where their name is percent-encoded', async () => {
  const root = makeFolder({ 'a logo.svg': svg })
  const sizes = { width: 80, height: 20 }
  expect(
    await readLogoSizes(root, {
      light: '/a%20logo.svg?v=1',
      dark: '//host/logo.svg',
      href: '/',
    }),
  ).toEqual({ light: sizes })
})

test('a logo without a leading slash is measured too', async () => {
  const root = makeFolder({ 'logo.svg': svg })
  const logo = { light: 'logo.svg', dark: './logo.svg', href: '/' }
  const sizes = { width: 80, height: 20 }
  expect(await readLogoSizes(root, logo)).toEqual({ light: sizes, dark: sizes })
})
