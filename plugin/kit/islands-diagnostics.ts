import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** Diagnostics of islands. */
export const islandsDiagnostics = {
  'islands/prop-not-json': {
    title: "An island has a prop that can't be serialized",
    help: "Props of an island are passed to the browser as JSON. Functions, class instances (including dates, maps and sets), `NaN`, symbols, bigints and circular objects aren't supported: the component is rendered once, at build time, and isn't interactive. Pass strings, numbers, booleans, arrays and plain objects, and define functions inside the island. Elements work too: they are rendered at build time. In a component of a snippet, the tag can take anything.",
  },
  'islands/browser-only': {
    title: 'Something can only be rendered in the browser',
    help: "Islands are also rendered at build time, where `window` and `document` don't exist. (`localStorage` and `sessionStorage` are empty.) An island that reads them while rendering, or whose module does so when it is loaded, appears when the browser has loaded its code: readers without JavaScript, search and the Markdown output only have the content inside of it. An expression of a page that reads them, and a text of a component such as a card's title, are filled in by the browser, too. Other attributes of a component are left out. Read them in `useEffect`, in event handlers, or after `typeof window !== 'undefined'`. Modules of other servers (`import … from 'https://…'`) are also only loaded in the browser.",
  },
  'islands/server-error': {
    title: 'An island throws while the page is rendered',
    help: "Islands are also rendered at build time. If one throws, its content is shown without it. The message is the error's own.",
  },
} satisfies Record<string, DiagnosticDoc>
