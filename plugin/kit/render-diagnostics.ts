import type { DiagnosticDoc } from './diagnostic-doc.ts'

/** Diagnostics of rendering. */
export const renderDiagnostics = {
  'render/changes-globals': {
    title: 'Code of a page changes built-in objects',
    help: "All pages share built-in objects such as `Array.prototype`. Changes are reverted after the page is rendered, so that other pages aren't affected.",
  },
  'render/expression-failed': {
    title: 'A component of the page or the layout throws',
    help: 'The message is the component\'s own error, with its location if known. Pages are rendered at build time: guard browser-only code with `typeof window !== "undefined"`.',
  },
  'render/gave-up': {
    title: 'A page takes too long to render, or stops its worker',
    help: "A page may render for 20 seconds, or longer on a busy machine. Its code, or that of a component it uses, doesn't finish or exits the process. The page shows this message, and all others are built.",
  },
  'render/late-error': {
    title: 'Code of a page throws after the page is rendered',
    help: 'A timer or promise of the page threw an error after its HTML was written. Pages are rendered once, at build time. Move code that should run in the browser into an island.',
  },
  'render/layout-failed': {
    title: 'The layout of a page throws',
    help: 'A layout part, usually an override, threw an error. The page only shows the message.',
  },
  'render/too-deep': {
    title: 'A page is nested too deeply',
    help: 'Rendering supports about a thousand levels. Usually, a component renders itself, or a generated page has deeply nested quotes or lists.',
  },
} satisfies Record<string, DiagnosticDoc>
