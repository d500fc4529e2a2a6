import type { DiagnosticDoc } from './diagnostic-doc.ts'

export const componentsDiagnostics = {
  'components/unknown-icon': {
    title: 'No icon has this name',
    help: 'Icons come from Font Awesome Free, Lucide and Tabler; the library of `icons.library` is looked through first, then the others. A name that none of them has renders nothing. Many Font Awesome names belong to its paid edition: choose a free one, or give the path of an SVG file.',
  },
  'components/latex': {
    title: 'A formula could not be read',
    help: 'The text inside `<Latex>` is shown as it is. In MDX, braces begin an expression: write the formula between dollar signs, or as a string in braces: ``{String.raw`\\frac{a}{b}`}``.',
  },
  'components/visibility-for': {
    title: 'A Visibility says for nobody',
    help: 'Write `for="humans"` for content that is on the page only, or `for="agents"` for content that is in the Markdown output only. With anything else the content is not on the page.',
  },
} satisfies Record<string, DiagnosticDoc>
