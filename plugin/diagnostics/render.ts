import type { DiagnosticDoc } from './index.ts'

export const render = {
  'render/expression-failed': {
    title: 'A component of the page, or of the layout, threw an error',
    help: 'The message is the error’s own. Where the place in the page is known, it is given. Pages are rendered at build time: guard what needs a browser with `typeof window !== "undefined"`.',
  },
  'render/gave-up': {
    title: 'A page takes too long to render, or ends its worker',
    help: 'Rendering a page is given 20 seconds. Code of the page, or of a component it uses, does not come to an end or stops the process: the page shows this in its place, and all others are built.',
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
