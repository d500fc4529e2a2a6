import { expect, test } from 'vitest'
import { findInlineCode } from '../../../plugin/render/inline-code.ts'

test('attributes with code and styles are found wherever a tag has them, and not in texts', () => {
  const html = `<p title=" style=x">style="no" onclick="no"</p>
    <a href="#" data-on="1" ONCLICK='go()'>go</a><b class=x
    onfocus>b</b><button aria-label="a > b" onkeyup=go()>b</button>`
  expect(findInlineCode(html)).toEqual({
    scripts: [],
    hasStyles: false,
    handlers: ['onclick', 'onfocus', 'onkeyup'],
    embeds: [],
  })
  expect(findInlineCode('<i class="a"></i><i\nstyle = "color:red"></i>').hasStyles).toBe(
    true,
  )
})

test('scripts that run are found, and data is not', () => {
  const html = `<script>run()</script><script type="application/json">{}</script><script src="/a.js"></script>`
  expect(findInlineCode(html).scripts).toEqual(['run()'])
})
