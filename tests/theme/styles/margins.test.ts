import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

test('margins of whatever a component contains are not removed by `.parent > *`, which loses to `.child` in a sheet that happens to follow', () => {
  const weak = ['theme/components', 'playground'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) =>
        [
          ...readFileSync(join(root, folder, file), 'utf8').matchAll(
            /([^{}]+)\{([^{}]*)\}/g,
          ),
        ]
          .filter(
            ([, selector, rules]) =>
              /> \*\s*(,|$)/m.test(selector!) && /\bmargin\b|margin-block:/.test(rules!),
          )
          .map(([, selector]) => `${file}: ${selector!.trim()}`),
      ),
  )
  expect(weak).toEqual([])
})
