import { expect, test } from 'vitest'
import { focusableFormula } from '../../../runtime/kit/focusable-formula.ts'

test('formulas that may have to scroll are reached by keys, short ones are not', () => {
  const math = '<math><mi>x</mi></math>'
  expect(focusableFormula(math, 'x')).toBe(math)
  expect(focusableFormula(math, 'h_1 + h_2 + h_3 + h_4 + h_5 = h')).toBe(
    '<math tabindex="0"><mi>x</mi></math>',
  )
})
