/** A token in a text: whose it is, and where it starts. */
export interface FoundToken {
  /** As in "looks like …". */
  what: string
  offset: number
}

/** Keys whose makers gave them a shape of their own, as those publish it for scanners of leaks. */
const SHAPES: Record<string, string> = {
  'a key of Amazon Web Services': String.raw`(?:AKIA|ASIA)[0-9A-Z]{16}\b`,
  'a token of GitHub': String.raw`gh[opsur]_[A-Za-z0-9]{16,}|github_pat_\w{16,}`,
  'a token of GitLab': String.raw`glpat-[\w-]{16,}`,
  'a key of Stripe': String.raw`[rs]k_live_[A-Za-z0-9]{16,}`,
  'a key of OpenAI or Anthropic': String.raw`sk-(?:proj|ant)-[\w-]{16,}`,
  'a token of Slack': String.raw`xox[abeprs]-[\w-]{16,}`,
  'a key of Google': String.raw`AIza[\w-]{35}`,
  'a token of npm': String.raw`npm_[A-Za-z0-9]{36}`,
  'a token of PyPI': String.raw`pypi-AgEI[\w-]{50,}`,
  'a token of Hugging Face': String.raw`hf_[A-Za-z0-9]{30,}`,
  'a key of SendGrid': String.raw`SG\.[\w-]{16,}\.[\w-]{16,}`,
  'a token of DigitalOcean': String.raw`do[opr]_v1_[0-9a-f]{64}`,
  'a token of Shopify': String.raw`shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}`,
  'a token of HashiCorp Vault': String.raw`hv[bs]\.[\w-]{24,}`,
}
const NAMES = Object.keys(SHAPES)
const TOKEN = new RegExp(
  String.raw`(?<![\w-])(?:${Object.values(SHAPES)
    .map((shape) => `(${shape})`)
    .join('|')})`,
  'g',
)

const PRIVATE_KEY = /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/g
/** What follows the first line of a key that is no example: two lines of it, or one without breaks. */
const KEY_BODY = /^(?:\s|\\[nr]|[\w-]+:[^\n]*)*[A-Za-z0-9+/=]{60}/

/** What stands where a token would be: nobody is let in by these. */
const PLACEHOLDER =
  /x{4}|\.{3}|\*{3}|0{6}|123456|abcdef|example|your|placeholder|redacted|sample|dummy|here$/i
/** A token is random: it has more different characters than a row of stars. */
const FEWEST_CHARACTERS = 8

/**
 * Tokens and private keys in a text that people read: what is plainly a placeholder does not count.
 *
 * @param text A page, a snippet or a description.
 */
export function findTokens(text: string): FoundToken[] {
  const found: FoundToken[] = []
  for (const match of text.matchAll(TOKEN)) {
    const [token] = match
    const random = token.replace(/^[a-z]+[_-](?:[a-z\d]+[_-])?|^(?:AKIA|ASIA|AIza)/i, '')
    if (PLACEHOLDER.test(random) || new Set(random).size < FEWEST_CHARACTERS) continue
    found.push({ what: nameOf(match), offset: match.index })
  }
  for (const { 0: line, index } of text.matchAll(PRIVATE_KEY))
    if (KEY_BODY.test(text.slice(index + line.length, index + line.length + 400)))
      found.push({ what: 'a private key', offset: index })
  return found.sort((a, b) => a.offset - b.offset)
}

/**
 * What makes a text unfit to be published as it is; undefined where nothing does. Stricter than
 * `findTokens`: a file is no prose, so that the first line of a private key is enough, and a token
 * counts unless it spells out that it is none.
 */
export function findSecret(text: string): string | undefined {
  if (text.search(PRIVATE_KEY) >= 0) return 'a private key'
  for (const match of text.matchAll(TOKEN))
    if (!/x{4}|\.{3}|\*{3}|example|your/i.test(match[0])) return nameOf(match)
  return undefined
}

function nameOf(match: RegExpExecArray): string {
  return NAMES[match.slice(1).findIndex((part) => part !== undefined)]!
}
