import { expect, test } from 'vitest'
import { classesOfScript } from '../../../plugin/site/classes-of-script.ts'

test.each([
  ["box.className = 'callout flex gap-3'", ['callout', 'flex', 'gap-3']],
  ['box.classList.add("card", "px-5")', ['card', 'px-5']],
  ["el.setAttribute('class', 'mt-2 dark:hidden')", ['mt-2', 'dark:hidden']],
  ['root.innerHTML = `<div class="callout w-4">Text</div>`', ['callout', 'w-4']],
  ["h('div', { className: 'prose w-[3rem]' })", ['prose', 'w-[3rem]']],
])('%s names its classes', (text, names) => {
  expect(classesOfScript(text)).toEqual(expect.arrayContaining(names))
})

test('words that no class stands before are none', () => {
  expect(classesOfScript("document.createElement('table'); log('card flex')")).toEqual([])
})
