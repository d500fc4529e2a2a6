import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeImage } from '../../make-image.ts'
import {
  buildFolder,
  installSkerry,
  page as pageText,
  settings,
  temporaryFolder,
  writeFiles,
} from '../../site/build-site.ts'
import { comeToRest } from '../come-to-rest.ts'
import { launchBrowser } from '../launch-browser.ts'
import { serveFolder, type FolderServer } from '../serve-folder.ts'

const body = `
export const Raw = ({ src }) => <img src={src} alt="raw" />

![Wide](/wide.png)

<Frame caption="Framed"><img src="/wide.png" alt="" /></Frame>

<img src="/wide.png" alt="" width="300" />

<img src="/small.png" alt="" className="w-auto h-auto" />

<Raw src="/small.png" />

<Raw src="/wide.png" />

<Columns cols={2}>
  <Card title="A" img="/wide.png">Text.</Card>
  <Card title="B" img="/small.png">Text.</Card>
</Columns>

<img src="/wide.png" alt="" width="300" className="w-full" />

<img src="/wide.png" alt="" width="800" height="800" />

<img src="/wide.png" alt="" className="w-auto max-h-24" />

<div style={{ display: 'flex' }}><img src="/wide.png" alt="" /><img src="/small.png" alt="" /></div>

<Frame><img src="/wide.png" alt="" /><img src="/small.png" alt="" /></Frame>

<picture><source media="(min-width: 9999px)" srcSet="/small.png" /><img src="/wide.png" alt="" /></picture>
`

/** An island that changes its image, and an image with the author's own version for dense screens. */
const live = `
import { Gallery } from '/snippets/gallery.jsx'

<Gallery />

<img src="/small.png" srcSet="/wide.png 2x" alt="Dense" />
`

const gallery = `
import { useState } from 'react'
export const Gallery = () => {
  const [file, setFile] = useState('wide')
  return <p><button onClick={() => setFile('small')}>Next</button><img src={'/' + file + '.png'} alt="Shown" /></p>
}
`

let browser: Browser
/** The site as it is, and with smaller versions of its images. */
let servers: FolderServer[]

beforeAll(async () => {
  const files = {
    'docs.json': settings(['index', 'wide', 'one', 'live']),
    'index.mdx': pageText('Index', body),
    'wide.mdx': pageText('Wide', body, 'mode: wide\n'),
    'one.mdx': pageText('One', '![Wide](/wide.png)'),
    'live.mdx': pageText('Live', live),
    'snippets/gallery.jsx': gallery,
    'wide.png': await makeImage(1500, 375),
    'small.png': await makeImage(420, 210),
  }
  servers = []
  for (const images of [false, true]) {
    const root = join(temporaryFolder(), 'site')
    mkdirSync(root)
    const config = `import { skerry } from 'skerry'\nexport default { plugins: [skerry({ images: ${images} })] }`
    writeFiles(root, { ...files, 'vite.config.mjs': config })
    installSkerry(root)
    const site = await buildFolder(root)
    expect(site.code, site.output).toBe(0)
    servers.push(await serveFolder(site.folder))
  }
  browser = await launchBrowser()
}, 120_000)

afterAll(async () => {
  await browser?.close()
  for (const server of servers ?? []) await server.close()
})

/** The numbers of both lists, side by side. */
function zip(first: number[][], second: number[][]): [number, number][] {
  return first.flat().map((each, index) => [each, second.flat()[index]!])
}

for (const [width, deviceScaleFactor] of [
  [1440, 1],
  [390, 3],
] as const)
  test(`smaller versions don't change the layout: ${width} px, ${deviceScaleFactor} dots each`, async () => {
    for (const path of ['/', '/wide']) {
      const boxes = []
      for (const server of servers) {
        const context = await browser.newContext({
          viewport: { width, height: 3000 },
          deviceScaleFactor,
        })
        const page = await context.newPage()
        await page.goto(server.origin + path)
        await comeToRest(page)
        const images = page.locator('#content-area img')
        await expect
          .poll(() =>
            images.evaluateAll((all) =>
              all.every((each) => (each as HTMLImageElement).complete),
            ),
          )
          .toBe(true)
        boxes.push(
          await images.evaluateAll((all) =>
            all.map((each) => {
              const { x, y, width, height } = each.getBoundingClientRect()
              return [x, y, width, height]
            }),
          ),
        )
        await context.close()
      }
      expect(boxes[0]).toHaveLength(16)
      for (const [index, [before, after]] of zip(boxes[0]!, boxes[1]!).entries())
        expect(Math.abs(before - after), `${path} ${index}`).toBeLessThanOrEqual(1)
    }
  })

test('a narrow screen loads a small version, and the enlarged image is the whole one', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } })
  await page.goto(`${servers[1]!.origin}/one`)
  const image = page.getByAltText('Wide')
  await expect
    .poll(() => image.evaluate((each) => (each as HTMLImageElement).currentSrc))
    .toMatch(/-384\.webp$/)
  await image.click()
  const large = page.locator('dialog.image-zoom[open] img')
  await large.waitFor()
  expect(await large.evaluate((each) => (each as HTMLImageElement).currentSrc)).toMatch(
    /\/wide\.png$/,
  )
  await page.close()
})

test('an island that changes the URL of its image shows the other image', async () => {
  const page = await browser.newPage()
  await page.goto(`${servers[1]!.origin}/live`)
  // The first click may come before the island is live.
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Next' }).click()
      return page
        .getByAltText('Shown')
        .evaluate((each) => (each as HTMLImageElement).currentSrc)
    })
    .toMatch(/\/small\.png$/)
  await page.close()
})

test("the author's version for dense screens is the enlarged image there", async () => {
  const page = await browser.newPage({ deviceScaleFactor: 2 })
  await page.goto(`${servers[1]!.origin}/live`)
  await page.getByAltText('Dense').click()
  const large = page.locator('dialog.image-zoom[open] img')
  await large.waitFor()
  expect(await large.evaluate((each) => (each as HTMLImageElement).src)).toMatch(
    /\/wide\.png$/,
  )
  await page.close()
})
