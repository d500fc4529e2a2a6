import type { DiagnosticDoc } from './index.ts'

export const render = {
  'render/expression-failed': {
    title: 'A component of the page, or of the layout, threw an error',
    help: 'The message is the error’s own. Where the place in the page is known, it is given. Pages are rendered at build time: guard what needs a browser with `typeof window !== "undefined"`.',
  },
  'render/too-deep': {
    title: 'A page is nested too deeply',
    help: 'Rendering goes down level by level and has room for about a thousand. Most often a component renders itself, or a generated page has quotations or lists within each other without end.',
  },
} satisfies Record<string, DiagnosticDoc>
