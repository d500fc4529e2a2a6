import { readIcon } from '../render/read-icon.ts'

/**
 * An icon of Material for MkDocs within a text: `:material-clock-outline:`, with classes such as
 * `{ .lg .middle }` after it, but no other attributes. Groups: the set and the name.
 */
export const MATERIAL_ICON =
  /:(material|fontawesome|octicons|simple)-([a-z\d-]+):(?:\{:?[ \t]*(?:\.[\w-]+[ \t]*)+\})?(?!\{)/

/** Our words for those that names of Material Design Icons start with. */
const WORDS = new Map([
  ['account-group', 'users'],
  ['account-multiple', 'users'],
  ['account', 'user'],
  ['alert', 'triangle-exclamation'],
  ['cash', 'money-bill'],
  ['check-circle', 'circle-check'],
  ['close-circle', 'circle-xmark'],
  ['close', 'xmark'],
  ['cog', 'gear'],
  ['console', 'terminal'],
  ['currency-usd', 'dollar-sign'],
  ['email', 'envelope'],
  ['file-document', 'file-lines'],
  ['format-list', 'list'],
  ['hammer-wrench', 'screwdriver-wrench'],
  ['help-circle', 'circle-question'],
  ['information', 'circle-info'],
  ['lan', 'network-wired'],
  ['lightning-bolt', 'bolt'],
  ['magnify', 'magnifying-glass'],
  ['open-in-new', 'arrow-up-right-from-square'],
  ['package-variant', 'box'],
  ['play-circle', 'circle-play'],
  ['school', 'graduation-cap'],
  ['security', 'shield'],
  ['source-branch', 'code-branch'],
  ['source-pull', 'code-pull-request'],
  ['swap-horizontal', 'right-left'],
  ['test-tube', 'vial'],
  ['text-box', 'file-lines'],
  ['tune', 'sliders'],
  ['view-dashboard', 'gauge'],
  ['web', 'globe'],
])

/**
 * The name of our icon for one of Material for MkDocs, which has Material Design Icons, Font
 * Awesome, Octicons and Simple Icons. Variants that our sets lack are left out. Undefined if there
 * is none.
 *
 * @param set Its first word: `material`, `fontawesome`, `octicons` or `simple`.
 * @param written What follows it: `clock-outline`, `brands-github`, `arrow-right-24`.
 */
export function iconOfMaterial(set: string, written: string): string | undefined {
  const name = plainName(set, written)
  const found = readIcon({ name })
  return found && (found.plainerName ?? name)
}

function plainName(set: string, written: string): string {
  if (set === 'fontawesome') return written.replace(/^(?:brands|regular|solid)-/, '')
  if (set === 'octicons') return written.replace(/^(?:mark|logo)-|-\d+$/g, '')
  if (set !== 'material') return written
  const [theirs, ours] =
    [...WORDS].find(([each]) => written === each || written.startsWith(`${each}-`)) ?? []
  return theirs === undefined ? written : ours + written.slice(theirs.length)
}
