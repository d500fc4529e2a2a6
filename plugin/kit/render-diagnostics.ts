import type { DiagnosticDoc } from './diagnostic-doc.ts'

export const renderDiagnostics = {
  'render/changes-globals': {
    title: 'Code of a page changes built-in objects',
    help: 'Pages share the objects of the language, such as `Array.prototype`, with all other pages. What a page changes there is put back after it is rendered, so that the others come out the same with or without it.',
  },
  'render/expression-failed': {
    title: 'A component of the page, or of the layout, threw an error',
    help: 'The message is the error’s own. Where the place in the page is known, it is given. Pages are rendered at build time: guard what needs a browser with `typeof window !== "undefined"`.',
  },
  'render/gave-up': {
    title: 'A page takes too long to render, or ends its worker',
    help: 'Rendering a page is given 20 seconds, longer where the machine is busy with other things. Code of the page, or of a component it uses, does not come to an end or stops the process: the page shows this in its place, and all others are built.',
  },
  'render/late-error': {
    title: 'Code of a page fails after the page is rendered',
    help: 'A timer or a promise that the page started threw an error when its HTML was already written. Pages are rendered once, at build time: what goes on in the browser belongs into an island.',
  },
  'render/layout-failed': {
    title: 'The layout around a page fails',
    help: 'A part of the layout threw while the page was put together; most often it is one that the site replaces. The page holds the message alone.',
  },
  'render/too-deep': {
    title: 'A page is nested too deeply',
    help: 'Rendering goes down level by level and has room for about a thousand. Most often a component renders itself, or a generated page has quotations or lists within each other without end.',
  },
} satisfies Record<string, DiagnosticDoc>
