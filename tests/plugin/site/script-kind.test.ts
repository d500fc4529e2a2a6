import { expect, test } from 'vitest'
import { scriptKind } from '../../../plugin/site/script-kind.ts'

test.each([
  '#!/usr/bin/env node\nconsole.log(1)',
  '\ufeff#!/usr/bin/env node\n',
  "// Checks redirects.\nconst fs = require('fs');\n",
  "const { readFileSync,\n  writeFileSync } = require('node:fs')\n",
  "const glob = require('glob')",
  "require('dotenv').config()\nconst page = document.title\n",
  "import fs from 'fs'\n",
  "import { join } from 'node:path'\n",
  "import{readFile}from'fs/promises'\n",
  "import 'node:process'\n",
  '/** @type {import("tailwindcss").Config} */\nmodule.exports = { content: [] }\n',
  '\ufeff  module.exports = { rules: list.map((module) => module.a) }\nconst list = []\n',
  'exports.load = () => []\n',
  '// Styles of the document, see location.\nmodule.exports = { spacing: { window: 1 } }\n',
  "module.exports = { darkMode: 'document', window: { self: 'location' } }\n",
  'module.exports = function (self, { location }) { return self[location] }\n',
])('%j is a script for Node.js', (text) => {
  expect(scriptKind(text)).toBe('node')
})

test.each([
  'window.counted = 1\n',
  'setTimeout(() => console.log(1))\n',
  "import { h } from 'https://esm.sh/preact'\n",
  "import fs from './fs.js'\n",
  'window.copy = () => {}\nmodule.exports = {}\n',
  "posthog.init('a')\nmodule.exports = {}\n",
  "customElements.define('a-b', class extends HTMLElement {})\nmodule.exports = {}\n",
  'globalThis.a = 1\nmodule.exports = {}\n',
  "if (typeof module !== 'undefined')\nmodule.exports = {}\n",
  "typeof module === 'object' && (module.exports = {})\n",
  'try {\nmodule.exports = {}\n} catch {}\n',
  'var exports = {}\nexports.a = 1\n',
  '(function (module, exports) {\nmodule.exports = 1\n})({}, {})\n',
  '(() => {var e = {1: (module, exports, require) => {\nconst a = require("2")\nmodule.exports = a\n}}})()',
  'const sidebars = { docs: [] }\n\nexport default sidebars\n',
  'exports.a === 1\n',
  "// The file says const fs = require('fs') in an example.\nwindow.x = 1",
  "/*\nmodule.exports = {}\nconst fs = require('fs')\n*/\nstart()\n",
  "show(`\nconst fs = require('fs')\nimport path from 'path'\nmodule.exports = {}\n`)\n",
  "!function(e){var t=require('fs')}()",
  "if (typeof require !== 'undefined') {\n  const fs = require('fs')\n}\n",
  "(function e(t,n,r){})({1:[function(require,module,exports){\nvar a = require('./a')\nmodule.exports = a\n},{}]},{},[1])",
  "define(function (require) {\nconst a = require('a')\n})",
  "require(['a'], (a) => a())\n",
  "document.querySelector('code').textContent = `\n  const fs = require('fs')\n`",
  'module.exports = {\n',
])('%j is a script for browsers', (text) => {
  expect(scriptKind(text)).not.toBe('node')
})

test('expressions that are nested deeply stop nobody', () => {
  const nested = '['.repeat(100_000) + ']'.repeat(100_000)
  expect(scriptKind(`module.exports = ${nested}`)).toBe('page')
  expect(scriptKind(`module.exports = 1${' + 1'.repeat(30_000)}`)).toBe('page')
})

test.each([
  'const sidebars = { docs: [] }\n\nexport default sidebars\n',
  "import theme from './theme'\nexport const options = { theme }\n",
  "export { a } from './a.js'\n",
  "// Where the window is: its location.\nexport const self = ['document']\n",
  'export default () => <b>No page</b>\n',
])('%j is a module', (text) => {
  expect(scriptKind(text)).toBe('module')
})

test.each([
  "document.querySelector('code').textContent = `\nexport default {}\n`",
  '/*\nexport default {}\n*/\nstart()\n',
  'window.start = () => {}\nexport const a = 1\n',
  "customElements.define('a-b', Box)\nexport class Box extends HTMLElement {}\n",
  'exports.a = 1\n',
  "import { h } from 'https://esm.sh/preact'\n",
])('%j may be a script of pages', (text) => {
  expect(scriptKind(text)).not.toBe('module')
})
