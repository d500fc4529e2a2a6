import { expect, test } from 'vitest'
import { addFormulaAttributes } from '../../../runtime/kit/formula-attributes.ts'

const math = '<math><mi>x</mi></math>'

test('formulas that may have to scroll are reached by keys, short ones are not', () => {
  expect(addFormulaAttributes(math, 'x')).not.toContain('tabindex')
  expect(addFormulaAttributes(math, 'h_1 + h_2 + h_3 + h_4 + h_5 = h')).toContain(
    '<math tabindex="0" ',
  )
})

test('formulas keep their source', () => {
  expect(addFormulaAttributes(math, ' "a" & $& ')).toBe(
    '<math data-tex="&quot;a&quot; &amp; $&amp;"><mi>x</mi></math>',
  )
})
