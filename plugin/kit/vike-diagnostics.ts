import type { DiagnosticDoc } from './diagnostic-doc.ts'

export const vikeDiagnostics = {
  'vike/wrong-path': {
    title: 'The path of embedded documentation is no path',
    help: "The option `path` of `skerryVike()` says where the documentation is below the application: `/docs/`, or `/help/center/`. It is no full address, does not climb out with `..`, and is not `/`, where the application's own pages are.",
  },
  'vike/occupied-path': {
    title: "Files of the application are under the documentation's path",
    help: "The build found pages or public files of the application where the documentation goes. One of the two would be lost, so nothing was written. Move the application's files, or give the documentation another `path`.",
  },
} satisfies Record<string, DiagnosticDoc>
