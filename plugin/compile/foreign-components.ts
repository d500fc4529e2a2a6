/** Components of other tools and earlier versions of Mintlify: the name of ours, or an element. */
export const foreignComponents: ReadonlyMap<string, string> = new Map([
  ['SnippetGroup', 'CodeGroup'],
  ['Param', 'ParamField'],
  // Docusaurus, Fern, Fumadocs, Nextra, Rspress, Starlight
  ['Link', 'a'],
  ['Admonition', 'Callout'],
  ['Aside', 'Callout'],
  ['TabItem', 'Tab'],
  ['LinkCard', 'Card'],
  ['CardGrid', 'CardGroup'],
  ['Cards', 'CardGroup'],
  ['CodeBlocks', 'CodeGroup'],
  ['Accordions', 'AccordionGroup'],
  ['Files', 'Tree'],
  ['Folder', 'Tree.Folder'],
  ['File', 'Tree.File'],
])
