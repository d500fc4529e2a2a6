import { expect, test } from 'vitest'
import { findEmbeds } from '../../../plugin/render/find-embeds.ts'

test('images, frames and media are found with their origins', () => {
  const html = `<iframe title="a > b" src="https://player.example/embed?a=1&amp;b=2"></iframe>
    <img alt="" src="https://img.example:8443/a.png" srcset="https://one.example/a.png 1x, //two.example/b.png 2x">
    <video poster='https://poster.example/p.jpg'><source src="/clip.mp4"/></video>
    <object data="guide.pdf"></object>`
  expect(findEmbeds(html)).toEqual([
    { kind: 'frame', origin: 'https://player.example' },
    { kind: 'img', origin: 'https://img.example:8443' },
    { kind: 'img', origin: 'https://one.example' },
    { kind: 'img', origin: 'https://two.example' },
    { kind: 'img', origin: 'https://poster.example' },
    { kind: 'media', origin: "'self'" },
    { kind: 'frame', origin: "'self'" },
  ])
})

test('images of the site and data need no permission, and text is no tag', () => {
  const html = `<img src="/a.png"><img src="data:image/png;base64,AAAA"><p title="<iframe src=x>">&lt;img src="https://a.example"></p>
    <iframe srcdoc="text"></iframe><a href="https://b.example">b</a>`
  expect(findEmbeds(html)).toEqual([])
})
