import { expect, test } from 'vitest'
import { isNodeScript } from '../../../plugin/site/is-node-script.ts'

test.each([
  '#!/usr/bin/env node\nconsole.log(1)',
  "// Checks redirects.\nconst fs = require('fs');\n",
  "const { readFileSync,\n  writeFileSync } = require('node:fs')\n",
  "const glob = require('glob')",
  "import fs from 'fs'\n",
  "import { join } from 'node:path'\n",
  "import 'node:process'\n",
])('%j is a script for Node.js', (text) => {
  expect(isNodeScript(text)).toBe(true)
})

test.each([
  'window.counted = 1\n',
  "import { h } from 'https://esm.sh/preact'\n",
  "import fs from './fs.js'\n",
  "// The file says const fs = require('fs') in an example.\nwindow.x = 1",
  "!function(e){var t=require('fs')}()",
  "if (typeof require !== 'undefined') {\n  const fs = require('fs')\n}\n",
  "(function e(t,n,r){})({1:[function(require,module,exports){\nvar a = require('./a')\n},{}]},{},[1])",
  "define(function (require) {\nconst a = require('a')\n})",
  "document.querySelector('code').textContent = `\n  const fs = require('fs')\n`",
])('%j is a script for browsers', (text) => {
  expect(isNodeScript(text)).toBe(false)
})
