import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** Diagnostics of components in pages. */
export const componentsDiagnostics = {
  'components/unknown-icon': {
    title: "An icon doesn't exist",
    help: 'Skerry includes Font Awesome Free, Lucide and Tabler. It looks in the library of `icons.library` first, then in the others. If none of them has the name, nothing is shown. Many Font Awesome names are only in the Pro version: choose a free icon, or use the path of an SVG file.',
  },
  'components/latex': {
    title: "A formula can't be parsed",
    help: 'The text inside `<Latex>` is shown as written. In MDX, braces start an expression: write the formula between dollar signs, or as a string: ``{String.raw`\\frac{a}{b}`}``.',
  },
  'components/variation-is': {
    title: 'A Variation has an invalid `is`',
    help: 'Its content is for a variation that `docs.json` does not have, so nobody can choose it. Write an `id` of `variations.options`, or a list of them: `is={["cloud", "self-hosted"]}`.',
  },
  'components/visibility-for': {
    title: 'A Visibility has an invalid `for`',
    help: 'Use `for="humans"` for content that is only on the page, or `for="agents"` for content that is only in the Markdown output. With other values, the content isn\'t on the page.',
  },
} satisfies Record<string, DiagnosticDoc>
