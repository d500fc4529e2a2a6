/** Our component for each word that other tools know. */
const COMPONENTS: Record<string, string> = {
  note: 'Note',
  todo: 'Note',
  seealso: 'Note',
  info: 'Info',
  important: 'Info',
  abstract: 'Info',
  summary: 'Info',
  tldr: 'Info',
  example: 'Info',
  quote: 'Info',
  cite: 'Info',
  help: 'Info',
  faq: 'Info',
  question: 'Info',
  tip: 'Tip',
  hint: 'Tip',
  idea: 'Tip',
  success: 'Check',
  check: 'Check',
  done: 'Check',
  warning: 'Warning',
  caution: 'Warning',
  attention: 'Warning',
  warn: 'Warning',
  danger: 'Danger',
  error: 'Danger',
  failure: 'Danger',
  bug: 'Danger',
  fail: 'Danger',
  missing: 'Danger',
  details: 'Accordion',
  'code-group': 'CodeGroup',
  tabs: 'Tabs',
}

/** Our component for the kind of a callout or container of another tool, in any case. */
export function calloutComponent(word: string): string | undefined {
  const lowerCase = word.toLowerCase()
  return Object.hasOwn(COMPONENTS, lowerCase) ? COMPONENTS[lowerCase] : undefined
}
