import { formatDiagnostic, type Diagnostic } from '../../runtime/kit/diagnostic.ts'
import { escapeText } from '../../runtime/kit/escape-html.ts'

/**
 * An HTML page that only shows problems, for when the layout can't be rendered.
 *
 * @param script URL of a module that reloads the page, in the dev server.
 */
export function errorDocument(
  title: string,
  diagnostics: readonly Diagnostic[],
  script?: string,
): string {
  const text = diagnostics.map(formatDiagnostic).join('\n\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
${script === undefined ? '' : `<script type="module" src="${script}"></script>\n`}</head>
<body>
<h1>${title}</h1>
<pre>${escapeText(text)}</pre>
</body>
</html>
`
}
