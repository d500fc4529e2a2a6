import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { applyOpacities, OPACITY_UTILITIES } from './opacity-utilities.ts'
import { applyPrefixes, unprefixedUtility } from './prefixed-utilities.ts'

const require = createRequire(import.meta.url)

// Tailwind's theme without its reset. The dark variant follows the class that the mode toggle
// sets. `primary` and `gray` are the site's colours, `sans` and `mono` its fonts; `codeblock` is
// Mintlify's. Authors write class names of version 3, so what was renamed or removed in version 4
// is restored.
const SOURCE = `
@import 'tailwindcss/theme.css' layer(skerry.utilities);
@layer skerry.utilities { @tailwind utilities; }
@custom-variant dark (&:where(.dark, .dark *));
@theme inline {
  --color-primary: rgb(var(--primary));
  --color-primary-light: rgb(var(--primary-light));
  --color-primary-dark: rgb(var(--primary-dark));
  --color-background-light: rgb(var(--background-light));
  --color-background-dark: rgb(var(--background-dark));
  --color-codeblock: #0b0c0e;
  --font-sans: var(--skerry-font-body);
  --font-mono: var(--skerry-font-code);
  ${[50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]
    .map((step) => `--color-gray-${step}: rgb(var(--gray-${step}));`)
    .join('\n  ')}
  --default-ring-width: 3px;
  --default-ring-color: rgb(59 130 246 / 0.5);
  --shadow-sm: 0 1px 2px 0 rgb(0 0 0 / 0.05);
  --drop-shadow-sm: 0 1px 1px rgb(0 0 0 / 0.05);
  --radius-sm: 0.125rem;
  --blur-sm: 4px;
}
@utility border-standard {
  border: 1px solid rgb(var(--gray-200) / 0.7);
  @variant dark { border-color: rgb(255 255 255 / 0.1); }
}
@utility no-scrollbar {
  scrollbar-width: none;
}
${OPACITY_UTILITIES}`

/** Hosts and slots of islands: what they contain takes part in the layout around them. */
const BOXLESS = ':is(skerry-island, skerry-slot)'
/** What isn't shown: the data of an island, which follows its elements. */
const DATA = ':not(script, template)'

/** Default border colour of version 3. In version 4 it is the text colour. */
const BORDERS = `@layer skerry.reset {
  :where([class*='border'], [class*='divide-'] > *, [class*='divide-'] > ${BOXLESS} > *) {
    border-color: rgb(var(--gray-200));
  }
}
`
const HAS_BORDERS = /(?:^|:)(?:border|divide)\b/

/**
 * Generates CSS for the utility classes among `names`, in the layer `skerry.utilities`. Other
 * names are ignored. Empty if there are none. Utilities may have Mintlify's prefix `mint-`.
 */
export async function buildUtilities(names: Iterable<string>): Promise<string> {
  const written = [...new Set(names)].sort()
  if (written.length === 0) return ''
  const candidates = [...new Set(written.map(unprefixedUtility))]
  const { compile } = await import('tailwindcss')
  const compiler = await compile(SOURCE, { loadStylesheet })
  const css = compiler.build(candidates)
  // Without any utilities, only empty layers remain.
  if (!/\{[^{}]*[a-z-]+\s*:/.test(css)) return ''
  const reaching = applyPrefixes(
    reachIslands(spareScrollers(applyOpacities(css))),
    written,
  )
  return candidates.some((name) => HAS_BORDERS.test(name)) ? BORDERS + reaching : reaching
}

/** The utility `table` is not for the frames in which our tables scroll: they have that class. */
function spareScrollers(css: string): string {
  return css.replace(/^(\s*)\.table \{/m, '$1.table:not(:has(> table)) {')
}

/** Makes utilities for children (`space-y-4`, `divide-y`, `*:p-2`) apply to what islands show. */
function reachIslands(css: string): string {
  return css
    .replace(
      /:where\((.+) > :not\(:last-child\)\)/g,
      (_, parent: string) =>
        `:where(${parent} > :not(:last-child), ${parent} > ${BOXLESS}:not(:last-child) > *, ${parent} > ${BOXLESS}:last-child > :not(:nth-last-child(1 of ${DATA})))`,
    )
    .replace(
      /:is\((.+) > \*\)/g,
      (_, parent: string) => `:is(${parent} > *, ${parent} > ${BOXLESS} > *)`,
    )
}

async function loadStylesheet(id: string, base: string) {
  const path = require.resolve(id)
  return { path, base, content: readFileSync(path, 'utf8') }
}
