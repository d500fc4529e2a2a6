import { expect, test } from 'vitest'
import { convertPage } from '../../../plugin/import/convert-page.ts'

test.each([
  ['Done :tada: and :+1:.', 'Done 🎉 and 👍.'],
  ['## :rocket: Start', '## 🚀 Start'],
  ['| :white_check_mark: | :x: |\n| --- | --- |', '| ✅ | ❌ |\n| --- | --- |'],
  [':rocket::unknown::star:', '🚀:unknown:⭐'],
  ['at 12:30:45, 1:100:2', 'at 12:30:45, 1:100:2'],
  ['`:tada:`', '`:tada:`'],
  ['\\:tada:', '\\:tada:'],
  [':docstring:', ':docstring:'],
  ['https://example.com/:x:/y', 'https://example.com/:x:/y'],
  ['[a](/:x:/y ":tada:")', '[a](/:x:/y ":tada:")'],
])('%j becomes %j: names of emoji are replaced in text', (text, expected) => {
  expect(convertPage(text, 'md').text).toBe(expected)
  expect(convertPage(text, 'mdx').text).toBe(expected)
})
