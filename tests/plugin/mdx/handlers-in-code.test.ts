import { expect, test } from 'vitest'
import { handlersInCode } from '../../../plugin/mdx/handlers-in-code.ts'

const found = (code: string) =>
  handlersInCode('a.js', code).map(({ name, code: text }) => [name, text])

test('handlers in the HTML of strings are found as the browser gets them', () => {
  expect(
    found(
      [
        'el.innerHTML = `<p>\n  <button class="b" onclick="window.go()">x</button></p>`',
        "el.innerHTML = \"<a onclick=\\\"go('a')\\\">x</a>\" + '<a onMouseOver=\\'stop()\\'>y</a>'",
      ].join('\n'),
    ),
  ).toEqual([
    ['onclick', 'window.go()'],
    ['onclick', "go('a')"],
    ['onmouseover', 'stop()'],
  ])
})

test('handlers without quotes, or right after another attribute, are found in tags', () => {
  expect(found("el.innerHTML = '<a id=x onclick=go(1)>x</a> only=y'")).toEqual([
    ['onclick', 'go(1)'],
  ])
  expect(found('el.innerHTML = \'<img src="x"onerror="go()" onload=a=1>\'')).toEqual([
    ['onerror', 'go()'],
    ['onload', 'a=1'],
  ])
})

test('handlers that are set as attributes are found', () => {
  expect(
    found('a.setAttribute("onclick", "go() && b"); b.setAttribute(`onclick`, `x`)'),
  ).toEqual([
    ['onclick', 'go() &amp;&amp; b'],
    ['onclick', 'x'],
  ])
  expect(found('a.setAttribute("onclick", code); a.setAttribute("one", code)')).toEqual([
    ['onclick', undefined],
  ])
})

test('those that the script computes have no text', () => {
  expect(found('el.innerHTML = `<a onclick="go(${id})">x</a>`')).toEqual([
    ['onclick', undefined],
  ])
  expect(found("el.innerHTML = '<a onclick=\"go(' + id + ')\">x</a>'")).toEqual([
    ['onclick', undefined],
  ])
})

test('those that the script computes have no quotes either', () => {
  expect(found("el.innerHTML = '<a onclick=go(' + id + ')>x</a>'")).toEqual([
    ['onclick', undefined],
  ])
  expect(found("el.innerHTML = '<a onclick=' + code + '>x</a>'")).toEqual([
    ['onclick', undefined],
  ])
})

test('properties, selectors and comments are none', () => {
  expect(
    found(
      '// <a onclick="go()">\nel.onclick = "x"\ndocument.querySelector(\'[onclick="go()"]\')\nconst A = () => <a onClick="x" />',
    ),
  ).toEqual([])
})

test('where the string starts is known', () => {
  const code = 'const html =\n  \'<a onclick="go()">\''
  expect(handlersInCode('a.js', code)[0]?.offset).toBe(code.indexOf("'"))
})
