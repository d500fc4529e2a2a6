import type { DiagnosticDoc } from './diagnostic-doc.ts'

export const islandsDiagnostics = {
  'islands/prop-not-json': {
    title: 'An island has a prop that cannot travel to the browser',
    help: 'The page is rendered at build time; the browser gets an island’s props as JSON. Functions, class instances (also dates, maps and sets), `NaN`, symbols, big integers, and objects that hold themselves would be lost or changed on the way. Pass text, numbers, booleans, lists and plain objects, and define functions inside the island. Elements may be passed: they are rendered at build time and shown as they are.',
  },
  'islands/server-error': {
    title: 'An island failed while the page was rendered',
    help: 'Islands are rendered at build time too, so that the page is complete before any script runs. There is no `window`, `document` or `localStorage` then: read them in `useEffect` or in event handlers. Until it is corrected, what is inside the island is shown without it.',
  },
} satisfies Record<string, DiagnosticDoc>
