import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compile } from 'tailwindcss'

const require = createRequire(import.meta.url)

// The engine's own theme without its reset; the dark variant follows the class that the
// mode toggle sets; `primary` and `gray` are the site's. What authors write are the classes of
// version 3, in which some names mean other sizes.
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
  ${[50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]
    .map((step) => `--color-gray-${step}: rgb(var(--gray-${step}));`)
    .join('\n  ')}
  --default-ring-width: 3px;
  --default-ring-color: rgb(59 130 246 / 0.5);
  --shadow-sm: 0 1px 2px 0 rgb(0 0 0 / 0.05);
  --drop-shadow-sm: 0 1px 1px rgb(0 0 0 / 0.05);
  --radius-sm: 0.125rem;
  --blur-sm: 4px;
}`

/** The colour of borders where no class says one; by itself the engine takes that of the text. */
const BORDERS = `@layer skerry.reset {
  :where([class*='border'], [class*='divide-'] > *) { border-color: rgb(var(--gray-200)); }
}
`
const HAS_BORDERS = /(?:^|:)(?:border|divide)\b/

/**
 * CSS for the utility classes among `names`, in layer `skerry.utilities`; empty when there
 * are none. Names that are no utilities are passed over.
 */
export async function buildUtilities(names: Iterable<string>): Promise<string> {
  const candidates = [...new Set(names)].sort()
  if (candidates.length === 0) return ''
  const compiler = await compile(SOURCE, { loadStylesheet })
  const css = compiler.build(candidates)
  // Without a single utility only the empty layers are left.
  if (!/\{[^{}]*[a-z-]+\s*:/.test(css)) return ''
  return candidates.some((name) => HAS_BORDERS.test(name)) ? BORDERS + css : css
}

async function loadStylesheet(id: string, base: string) {
  const path = require.resolve(id)
  return { path, base, content: readFileSync(path, 'utf8') }
}
