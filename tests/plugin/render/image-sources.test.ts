import { expect, test } from 'vitest'
import { addSources, findImages } from '../../../plugin/render/image-sources.ts'

const images = { '/a.png': { set: '/a-384.webp 384w, /a-768.webp 768w', width: 1200 } }
const set = 'srcset="/a-384.webp 384w, /a-768.webp 768w"'

test('images without a srcset are found once each', () => {
  const html =
    '<img src="/a.png"/><p>text</p><img alt="a &lt;img src=&quot;/x.png&quot;>" src="/b.png" /><img src="/a.png"><img src="/c.png" srcset="/d.png 2x"/><img alt="none"/>'
  expect(findImages(html)).toEqual(['/a.png', '/b.png'])
})

test('an image that fills the text says so, exactly where browsers can', () => {
  const image = '<img loading="lazy" src="/a.png" width="1200" height="600" alt=""/>'
  expect(addSources(image, images)).toBe(
    `<img loading="lazy" src="/a.png" width="1200" height="600" alt="" ${set} sizes="auto, (min-width: 768px) 672px, 100vw"/>`,
  )
  expect(addSources(image.replace('loading="lazy" ', ''), images)).toContain(
    ' sizes="(min-width: 768px) 672px, 100vw"/>',
  )
})

test('a smaller image keeps its width, and one without attributes that of its file', () => {
  expect(
    addSources('<img loading="lazy" src="/a.png" width="90" height="9">', images),
  ).toBe(
    `<img loading="lazy" src="/a.png" width="90" height="9" ${set} sizes="min(100vw, 90px)">`,
  )
  expect(addSources('<img src="/a.png"/>', images)).toBe(
    `<img src="/a.png" ${set} sizes="min(100vw, 1200px)"/>`,
  )
})

test('other images, own srcsets and text stay', () => {
  const html =
    '<img src="/b.png"/><img src="constructor"/><img src="/a.png" srcset="/b.png 2x"/><img src="/a.png" sizes="9px"/><p>&lt;img src="/a.png"/></p>'
  expect(addSources(html, images)).toBe(html)
})

test('images that an island or a <picture> renders stay, as their file may change', () => {
  const image = '<img src="/a.png"/>'
  for (const html of [
    `<skerry-island name="gallery"><div>${image}</div></skerry-island>`,
    `<skerry-island name="tabs"><skerry-slot name="0"><skerry-island name="gallery">${image}</skerry-island></skerry-slot></skerry-island>`,
    `<picture><source srcset="/b.png"/>${image}</picture>`,
  ]) {
    expect(findImages(html)).toEqual([])
    expect(addSources(html, images)).toBe(html)
  }
  const slot = `<skerry-island name="tabs"><b></b><skerry-slot name="0">${image}</skerry-slot></skerry-island>`
  for (const html of [slot, `${slot}${image}`.replace(image, '')]) {
    expect(findImages(html)).toEqual(['/a.png'])
    expect(addSources(html, images)).toContain(`<img src="/a.png" ${set}`)
  }
})

test('scripts, styles and comments keep the text of tags in them', () => {
  const html =
    '<script>a = \'<img src="/a.png">\'</script><textarea><img src="/a.png"></textarea><!-- <img src="/a.png"> -->'
  expect(findImages(html)).toEqual([])
  expect(addSources(html, images)).toBe(html)
})
