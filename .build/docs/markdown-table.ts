/** Renders a Markdown table. Bars inside cells are escaped. */
export function markdownTable(
  head: readonly string[],
  rows: readonly string[][],
): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
