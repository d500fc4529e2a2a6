/** Classes of `diagram.island.tsx`, by which the Markdown of a page is read (`../components/mermaid.about.ts`). */
export const diagramClass = { root: 'mermaid', source: 'mermaid-source' } as const
