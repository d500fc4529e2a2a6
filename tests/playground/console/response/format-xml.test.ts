import { expect, test } from 'vitest'
import { formatXml } from '../../../../playground/console/response/format-xml.ts'
import { cutText } from './cut-text.ts'

test('XML has an element a line; text, comments and sections stay whole', () => {
  const xml =
    '<?xml version="1.0"?><a><b k="1">text</b><c/><!-- > <x> --><d><![CDATA[<e>]]></d><f><g></g></f></a>'
  expect([...formatXml(cutText(xml, [3, 30, 61]))].join('')).toMatchInlineSnapshot(`
    "<?xml version="1.0"?>
    <a>
      <b k="1">text</b>
      <c/>
      <!-- > <x> -->
      <d>
        <![CDATA[<e>]]>
      </d>
      <f>
        <g></g>
      </f>
    </a>"
  `)
})
