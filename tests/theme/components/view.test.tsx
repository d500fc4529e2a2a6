import { expect, test } from 'vitest'
import { View } from '../../../theme/components/view.tsx'
import { html, tags, words } from '../render.tsx'

const page = (
  <>
    <View title="Python" id="python" icon="python">
      One
    </View>
    <p>Between</p>
    <View title="Go" id="go" className="mine">
      Two
    </View>
    <View title="Python" id="python-1">
      Three
    </View>
  </>
)

test('the first view brings the list, and those of its title are shown', () => {
  const rendered = html(page)
  expect(tags(rendered, 'id="multi-view-dropdown"')).toHaveLength(1)
  expect(tags(rendered, 'data-view')).toMatchInlineSnapshot(`
    [
      "<section class="view multi-view-item" id="python" data-view="Python">",
      "<section class="view multi-view-item mine" id="go" data-view="Go" hidden="until-found">",
      "<section class="view multi-view-item" id="python-1" data-view="Python">",
    ]
  `)
})

test('all views are in the page, under their titles', () => {
  expect(words(html(page))).toBe('Python Python One Between Go Two Python Three')
})
