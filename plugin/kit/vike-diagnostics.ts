import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** Diagnostics of sites inside of a Vike application. */
export const vikeDiagnostics = {
  'vike/wrong-path': {
    title: 'The path of the embedded docs is invalid',
    help: "The option `path` of `skerryVike()` is a path below your application, such as `/docs/` or `/help/center/`. It can't be a full URL, `/`, or contain `..`.",
  },
  'vike/occupied-path': {
    title: 'Files of the application are under the path of the docs',
    help: 'The build found pages or public files of your application under that path. Nothing was written, because one would overwrite the other. Move these files, or set another `path`.',
  },
} satisfies Record<string, DiagnosticDoc>
