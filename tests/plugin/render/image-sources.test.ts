import { expect, test } from 'vitest'
import type { PageMode } from '../../../runtime/types/pages.ts'
import { addSources, findImages } from '../../../plugin/render/image-sources.ts'

const images = {
  '/a.png': { set: '/a-384.webp 384w, /a-768.webp 768w', width: 1200, height: 600 },
}
const set = 'srcset="/a-384.webp 384w, /a-768.webp 768w"'

test('images without a srcset are found once each', () => {
  const html =
    '<img src="/a.png"/><p>text</p><img alt="a &lt;img src=&quot;/x.png&quot;>" src="/b.png" /><img src="/a.png"><img src="/c.png" srcset="/d.png 2x"/><img alt="none"/>'
  expect(findImages(html)).toEqual(['/a.png', '/b.png'])
})

const shown = (attributes: string, before = '', mode?: PageMode) =>
  /sizes="([^"]*)"/.exec(
    addSources(`${before}<img src="/a.png" ${attributes}/>`, images, mode),
  )?.[1]
const lazy = 'loading="lazy" width="1200" height="600"'
const text = '(min-width: 768px) 672px, 100vw'

test('an image that fills the text says so, exactly where browsers can', () => {
  const image = `<img loading="lazy" src="/a.png" width="1200" height="600" alt=""/>`
  expect(addSources(`<p>${image}</p>`, images)).toBe(
    `<p><img loading="lazy" src="/a.png" width="1200" height="600" alt="" ${set} sizes="auto, ${text}"/></p>`,
  )
  const frame = '<div class="frame-content" data-component-part="frame-content">'
  expect(shown(lazy, frame)).toBe(`auto, ${text}`)
  expect(shown('width="1200" height="600"', '<p>')).toBe(text)
})

test('next to others, or in other proportions, browsers would change its size', () => {
  expect(shown(lazy, '<div class="flex">')).toBe(text)
  expect(shown(lazy, '<p><img src="/b.png"/>')).toBe(text)
  expect(shown('loading="lazy" width="1200" height="1200"', '<p>')).toBe(text)
})

test('a wide page shows images wider', () => {
  expect(shown(lazy, '', 'wide')).toBe('(min-width: 768px) 864px, 100vw')
  expect(shown('width="2000"', '', 'custom')).toBe('min(100vw, 2000px)')
  expect(shown('width="200" class="w-full"', '', 'custom')).toBe('100vw')
})

test('a smaller image keeps its width, and one without attributes that of its file', () => {
  expect(shown('loading="lazy" width="90" height="9"', '<p>')).toBe('min(100vw, 90px)')
  expect(shown('loading="lazy" width="90" height="45"', '<p>')).toBe(
    'auto, min(100vw, 90px)',
  )
  expect(shown('')).toBe('min(100vw, 1200px)')
  expect(shown('width="50%"')).toBe('min(100vw, 1200px)')
})

test('a class or a style may set another width, or that of the file', () => {
  for (const other of [
    'class="w-full"',
    'class="rounded md:w-[40rem]"',
    'style="width:100%;"',
    'style="color:red;min-width:9px"',
  ]) {
    expect(shown(`width="90" ${other}`), other).toBe(text)
    expect(shown(other), other).toBe(text)
  }
  for (const own of ['class="w-auto"', 'class="h-9 w-fit"', 'style="width: auto"'])
    expect(shown(`${own} ${lazy}`, '<p>'), own).toBe('min(100vw, 1200px)')
  for (const neither of ['class="max-w-full"', 'style="max-width:100%"'])
    expect(shown(`width="90" ${neither}`), neither).toBe('min(100vw, 90px)')
})

test('the image of a card fills it, whatever the size of its file', () => {
  const card = 'data-component-part="card-image"'
  expect(shown(`${card} loading="lazy"`)).toBe(text)
  expect(shown(`${card} ${lazy}`)).toBe(`auto, ${text}`)
})

test('an image that shows its file in its own size stays', () => {
  for (const style of [
    'style="object-fit:none"',
    'style="object-fit: scale-down;"',
    'class="object-none"',
    'class="md:object-scale-down"',
  ]) {
    expect(findImages(`<img src="/a.png" ${style}/>`)).toEqual([])
    expect(shown(style)).toBeUndefined()
  }
  expect(shown('class="object-cover"')).toBeDefined()
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
