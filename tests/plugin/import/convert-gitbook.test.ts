import { expect, test } from 'vitest'
import { convertPage } from '../../../plugin/import/convert-page.ts'

test('a table of GitBook with cards becomes cards, with links, images and icons', () => {
  const text = `# Home

<table data-card-size="large" data-view="cards"><thead><tr><th></th><th></th><th data-hidden data-card-target data-type="content-ref"></th><th data-hidden data-card-cover data-type="image">Cover</th><th data-hidden></th></tr></thead><tbody><tr><td><h4><i class="fa-anchor">:anchor:</i> Ropes &#x26; knots</h4></td><td>How to <em>tie</em></td><td><a href="ropes.md">ropes.md</a></td><td><a href="a%20b.png">a b.png</a></td><td>x</td></tr><tr><td>Boats</td><td></td><td></td><td></td><td></td></tr><tr><td></td><td></td><td></td><td></td><td></td></tr></tbody></table>

<table data-view="cards"><tbody><tr><td><strong>Bow</strong><br>With <code>one</code> end</td></tr></tbody></table>

<table><tbody><tr><td>1</td></tr></tbody></table>
`
  expect(convertPage(text, 'md').text).toMatchInlineSnapshot(`
    "# Home

    <Columns cols={2}>

    <Card title="Ropes & knots" icon="anchor" href="ropes.md" img="a%20b.png">

    How to <em>tie</em>

    </Card>

    <Card title="Boats" />

    </Columns>

    <Columns cols={3}>

    <Card title="Bow">

    With <code>one</code> end

    </Card>

    </Columns>

    <table><tbody><tr><td>1</td></tr></tbody></table>
    "
  `)
})

test('a picture with a source for dark mode becomes an image for each mode', () => {
  const text = `<figure><picture><source srcset="b c.png" media="(prefers-color-scheme: dark)"><img src="a.png" alt="A" width="20"></picture><figcaption></figcaption></figure>

<picture><source srcset="a.webp" type="image/webp" /><img src="a.png" /></picture>
`
  expect(convertPage(text, 'md').text).toMatchInlineSnapshot(`
    "<figure><img className="block dark:hidden" src="a.png" alt="A" width="20"><img className="hidden dark:block" src="b%20c.png" alt="A" width="20"><figcaption></figcaption></figure>

    <picture><source srcset="a.webp" type="image/webp" /><img src="a.png" /></picture>
    "
  `)
})
