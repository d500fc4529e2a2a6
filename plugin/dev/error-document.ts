import { formatDiagnostic, type Diagnostic } from '../diagnostic.ts'

/** A plain page with problems, for when there is no site to show them in. It reloads itself when one is there. */
export function errorDocument(diagnostics: readonly Diagnostic[]): string {
  const text = diagnostics.map(formatDiagnostic).join('\n\n')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Skerry: the settings cannot be read</title>
<style>body{font:16px/1.6 system-ui;margin:3rem auto;max-width:60rem;padding:0 1rem;color-scheme:light dark}pre{white-space:pre-wrap}</style>
<script type="module" src="/@vite/client"></script>
<h1>The settings cannot be read</h1>
<pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>
</html>
`
}
