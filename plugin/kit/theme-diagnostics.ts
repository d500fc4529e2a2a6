import type { DiagnosticDoc } from './diagnostic-doc.ts'

export const themeDiagnostics = {
  'theme/override-not-found': {
    title: 'An override names a file that does not exist',
    help: 'The `components` option maps names to files. Paths start at the content folder. Correct the path, or remove the entry.',
  },
  'theme/unknown-override': {
    title: 'An override has a name that the theme does not know',
    help: 'Files in `theme/` and entries of the `components` option replace what has their name. A name that the theme does not have becomes a new component for MDX pages; rename it if you meant to replace one.',
  },
  'theme/unknown-word': {
    title: 'A word of the option `words` is none of the interface',
    help: 'It has no effect. The message names the word that was probably meant; an editor with TypeScript lists all.',
  },
} satisfies Record<string, DiagnosticDoc>
