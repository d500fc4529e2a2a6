import type { DiagnosticDoc } from './index.ts'

export const theme = {
  'theme/override-not-found': {
    title: 'An override names a file that does not exist',
    help: 'The `components` option maps names to files. Paths start at the content folder. Correct the path, or remove the entry.',
  },
  'theme/unknown-override': {
    title: 'An override has a name that the theme does not know',
    help: 'Files in `theme/` and entries of the `components` option replace what has their name. A name that the theme does not have becomes a new component for MDX pages; rename it if you meant to replace one.',
  },
} satisfies Record<string, DiagnosticDoc>
