import { expect, test } from 'vitest'
import { findInlineCode } from '../../../plugin/render/inline-code.ts'

test('attributes with code and styles are found wherever a tag has them, and not in texts', () => {
  const html = `<p title=" style=x">style="no" onclick="no"</p>
    <a href="#" data-on="1" ONCLICK='go()'>go</a><b class=x
    onfocus>b</b><button aria-label="a > b" onkeyup=go()>b</button>`
  expect(findInlineCode(html)).toEqual({
    scripts: [],
    styles: [],
    hasStyleAttributes: false,
    handlers: ['onclick', 'onfocus', 'onkeyup'],
    embeds: [],
  })
  const styled = '<i class="a"></i><i\nstyle = "color:red"></i>'
  expect(findInlineCode(styled).hasStyleAttributes).toBe(true)
})

test('scripts that run are found, and data is not', () => {
  const html = `<script>run()</script><script type="application/json">{}</script><script src="/a.js"></script>`
  expect(findInlineCode(html).scripts).toEqual(['run()'])
})

test('what the document in an attribute of a frame has is found as it is there', () => {
  const html = `<iframe title="a" srcdoc="&lt;style>a { b: &quot;c&quot; }&lt;/style>&lt;p style=&quot;d: e&quot; onclick=&quot;f()&quot;>&amp;lt;&lt;/p>&lt;img src=&quot;https://img.example/a.png&quot;>&lt;script>if (1 &lt; 2 &amp;&amp; &quot;3&quot;) run()&lt;/script>"></iframe>`
  expect(findInlineCode(html)).toEqual({
    scripts: ['if (1 < 2 && "3") run()'],
    styles: ['a { b: "c" }'],
    hasStyleAttributes: true,
    handlers: ['onclick'],
    embeds: [{ kind: 'img', origin: 'https://img.example' }],
  })
})

test('texts of style elements are found as written, and no tags are in them', () => {
  const html = `<style media="(width > 9px)">a > b { content: "<i style=x>" }</style>`
  expect(findInlineCode(html)).toMatchObject({
    styles: ['a > b { content: "<i style=x>" }'],
    hasStyleAttributes: false,
  })
})

test('images, frames and media are found with their origins', () => {
  const html = `<iframe title="a > b" src="https://player.example/embed?a=1&amp;b=2"></iframe>
    <img alt="" src="https://img.example:8443/a.png" srcset="https://one.example/a.png 1x, //two.example/b.png 2x">
    <video poster='https://poster.example/p.jpg'><source src="/clip.mp4"/></video>
    <object data="guide.pdf"></object><embed src="https://files.example/a.pdf">`
  expect(findInlineCode(html).embeds).toEqual([
    { kind: 'frame', origin: 'https://player.example' },
    { kind: 'img', origin: 'https://img.example:8443' },
    { kind: 'img', origin: 'https://one.example' },
    { kind: 'img', origin: 'https://two.example' },
    { kind: 'img', origin: 'https://poster.example' },
    { kind: 'media', origin: "'self'" },
    { kind: 'object', origin: "'self'" },
    { kind: 'object', origin: 'https://files.example' },
  ])
})

test('images of the site and data need no permission, and text is no tag', () => {
  const html = `<img src="/a.png"><img src="data:image/png;base64,AAAA"><p title="<iframe src=x>">&lt;img src="https://a.example"></p>
    <img alt=" src=https://alt.example/a.png" src="/b.png"><video src="" controls></video>
    <iframe srcdoc="text"></iframe><a href="https://b.example">b</a>`
  expect(findInlineCode(html).embeds).toEqual([])
})
