/**
 * Classes of `diagram.island.tsx`, which the conversion to Markdown relies on
 * (`../components/mermaid.about.ts`).
 */
export const diagramClass = { root: 'mermaid', source: 'mermaid-source' } as const
