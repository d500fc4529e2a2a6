import { expect, test } from 'vitest'
import { isNodeScript, isScriptModule } from '../../../plugin/site/is-node-script.ts'

test.each([
  '#!/usr/bin/env node\nconsole.log(1)',
  "// Checks redirects.\nconst fs = require('fs');\n",
  "const { readFileSync,\n  writeFileSync } = require('node:fs')\n",
  "const glob = require('glob')",
  "import fs from 'fs'\n",
  "import { join } from 'node:path'\n",
  "import 'node:process'\n",
  '/** @type {import("tailwindcss").Config} */\nmodule.exports = { content: [] }\n',
  'exports.load = () => []\n',
])('%j is a script for Node.js', (text) => {
  expect(isNodeScript(text)).toBe(true)
})

test.each([
  'window.counted = 1\n',
  "import { h } from 'https://esm.sh/preact'\n",
  "import fs from './fs.js'\n",
  'window.copy = () => {}\nmodule.exports = {}\n',
  "if (typeof module !== 'undefined')\nmodule.exports = {}\n",
  'var exports = {}\nexports.a = 1\n',
  '(function (module, exports) {\nmodule.exports = 1\n})({}, {})\n',
  'const sidebars = { docs: [] }\n\nexport default sidebars\n',
  'exports.a === 1\n',
  "// The file says const fs = require('fs') in an example.\nwindow.x = 1",
  "!function(e){var t=require('fs')}()",
  "if (typeof require !== 'undefined') {\n  const fs = require('fs')\n}\n",
  "(function e(t,n,r){})({1:[function(require,module,exports){\nvar a = require('./a')\n},{}]},{},[1])",
  "define(function (require) {\nconst a = require('a')\n})",
  "document.querySelector('code').textContent = `\n  const fs = require('fs')\n`",
])('%j is a script for browsers', (text) => {
  expect(isNodeScript(text)).toBe(false)
})

test.each([
  'const sidebars = { docs: [] }\n\nexport default sidebars\n',
  "import theme from './theme'\nexport const options = { theme }\n",
  "export { a } from './a.js'\n",
])('%j is a module', (text) => {
  expect(isScriptModule(text)).toBe(true)
})

test.each([
  "document.querySelector('code').textContent = `\nexport default {}\n`",
  'window.start = () => {}\nexport const a = 1\n',
  'exports.a = 1\n',
  "import { h } from 'https://esm.sh/preact'\n",
])('%j may be a script of pages', (text) => {
  expect(isScriptModule(text)).toBe(false)
})
