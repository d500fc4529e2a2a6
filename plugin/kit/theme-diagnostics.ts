import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** Diagnostics of overrides of the theme. */
export const themeDiagnostics = {
  'theme/no-component': {
    title: 'An override exports no component',
    help: "Export the component as default, or under the name of the part that it replaces. Until then, the theme's own part is shown.",
  },
  'theme/override-not-found': {
    title: "An override refers to a file that doesn't exist",
    help: 'Paths in the `components` option are relative to the content folder. Fix the path, or remove the entry.',
  },
  'theme/repeated-override': {
    title: 'Two files override the same component or layout part',
    help: 'Only one of them is used: that of the `components` option, else the last one in `theme/` by name. Remove the other one.',
  },
  'theme/unknown-override': {
    title: 'An override has an unknown name',
    help: 'Files in `theme/` and entries of the `components` option replace the component or layout part of the same name. With an unknown name, they add a new component for MDX pages. If you wanted to replace one, fix the name.',
  },
  'theme/unknown-word': {
    title: "A key of the option `words` isn't a UI string",
    help: 'It has no effect. The message suggests the closest name, and an editor with TypeScript lists all names.',
  },
} satisfies Record<string, DiagnosticDoc>
