import { expect, test } from 'vitest'
import { Mermaid } from '../../../theme/components/mermaid.tsx'
import { html, words } from '../render.tsx'

test('until a script renders it, a diagram is its text', () => {
  const rendered = html(<Mermaid chart={'graph TD\n  A["<b>"] --> B'} />)
  expect(rendered).toMatchInlineSnapshot(`
    "<div class="mermaid" data-component-part="mermaid"><pre class="mermaid-source" tabindex="0"><code>graph TD
      A[&quot;&lt;b>&quot;] --> B</code></pre></div>"
  `)
  expect(words(rendered)).toContain('graph TD')
})
