import { expect, test } from 'vitest'
import { OptionList } from '../../../playground/pages/option-list.tsx'
import { html as render } from '../../theme/render.tsx'

test('an option without a description has its name as one, so no row is empty', () => {
  const shown = render(
    <OptionList
      options={[1, 2]}
      descriptions={[
        { value: '1', name: 'Active' },
        { value: '2', name: 'Gone', description: 'No longer there.' },
      ]}
    />,
  )
  expect(shown).toContain('<dt><code>1</code></dt><dd>Active</dd>')
  expect(shown).toContain('<dt><code>2</code> Gone</dt><dd><div')
})
