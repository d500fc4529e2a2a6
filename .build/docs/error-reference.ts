import type { DiagnosticDoc } from '../../plugin/kit/diagnostic-doc.ts'

type AreaDocs = Readonly<Record<string, DiagnosticDoc>>

/** Renders the error reference as Markdown, with a section per area and an entry per code. */
export function writeErrorReference(docs: AreaDocs): string {
  return [...groupByArea(Object.keys(docs).sort())]
    .map(([area, codes]) =>
      [
        `## ${area}`,
        ...codes.map((code) => {
          const { title, help } = docs[code]!
          return `### \`${code}\` {#${code.replace('/', '-')}}\n\n**${title}.** ${escapeProse(help)}`
        }),
      ].join('\n\n'),
    )
    .join('\n\n')
}

function areaOf(code: string): string {
  return code.slice(0, code.indexOf('/'))
}

function groupByArea(codes: string[]): Map<string, string[]> {
  const areas = new Map<string, string[]>()
  for (const code of codes)
    areas.set(areaOf(code), [...(areas.get(areaOf(code)) ?? []), code])
  return areas
}

/** Escapes braces and `<` outside of code, which would be MDX syntax. */
function escapeProse(markdown: string): string {
  return markdown
    .split(/(``[^`]*(?:`[^`]+)*``|`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[{}<]/g, '\\$&')))
    .join('')
}
