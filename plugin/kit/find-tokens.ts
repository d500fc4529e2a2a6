/** A token found in a text. */
interface FoundToken {
  /** As in "looks like …". */
  what: string
  offset: number
}

/** Formats of well-known tokens, as their issuers publish them for secret scanners. */
const SHAPES: Record<string, string> = {
  'an AWS access key': String.raw`(?:AKIA|ASIA)[0-9A-Z]{16}\b`,
  'a GitHub token': String.raw`gh[opsur]_[A-Za-z0-9]{16,}|github_pat_\w{16,}`,
  'a GitLab token': String.raw`glpat-[\w-]{16,}`,
  'a Stripe key': String.raw`[rs]k_live_[A-Za-z0-9]{16,}`,
  'an OpenAI or Anthropic key': String.raw`sk-(?:proj|ant)-[\w-]{16,}`,
  'a Slack token': String.raw`xox[abeprs]-[\w-]{16,}`,
  'a Google API key': String.raw`AIza[\w-]{35}`,
  'an npm token': String.raw`npm_[A-Za-z0-9]{36}`,
  'a PyPI token': String.raw`pypi-AgEI[\w-]{50,}`,
  'a Hugging Face token': String.raw`hf_[A-Za-z0-9]{30,}`,
  'a SendGrid key': String.raw`SG\.[\w-]{16,}\.[\w-]{16,}`,
  'a DigitalOcean token': String.raw`do[opr]_v1_[0-9a-f]{64}`,
  'a Shopify token': String.raw`shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}`,
  'a HashiCorp Vault token': String.raw`hv[bs]\.[\w-]{24,}`,
}
const NAMES = Object.keys(SHAPES)
const TOKEN = new RegExp(
  String.raw`(?<![\w-])(?:${Object.values(SHAPES)
    .map((shape) => `(${shape})`)
    .join('|')})`,
  'g',
)

const PRIVATE_KEY = /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/g
/**
 * What follows the header line of a real private key: two lines of base64, or one long line
 * without breaks.
 */
const KEY_BODY = /^(?:\s|\\[nr]|[\w-]+:[^\n]*)*[A-Za-z0-9+/=]{60}/

/** Substrings that mark a token as a placeholder. */
const PLACEHOLDER =
  /x{4}|\.{3}|\*{3}|0{6}|123456|abcdef|example|your|placeholder|redacted|sample|dummy|here$/i
/** Real tokens are random, so they have at least this many different characters. */
const MIN_CHARACTERS = 8

/**
 * Finds tokens and private keys in prose. Obvious placeholders are ignored.
 *
 * @param text A page, a snippet or an API description.
 */
export function findTokens(text: string): FoundToken[] {
  const found: FoundToken[] = []
  for (const match of text.matchAll(TOKEN)) {
    const [token] = match
    const random = token.replace(/^[a-z]+[_-](?:[a-z\d]+[_-])?|^(?:AKIA|ASIA|AIza)/i, '')
    if (PLACEHOLDER.test(random) || new Set(random).size < MIN_CHARACTERS) continue
    found.push({ what: nameOf(match), offset: match.index })
  }
  for (const { 0: line, index } of text.matchAll(PRIVATE_KEY))
    if (KEY_BODY.test(text.slice(index + line.length, index + line.length + 400)))
      found.push({ what: 'a private key', offset: index })
  return found.sort((a, b) => a.offset - b.offset)
}

/**
 * Describes the first secret in a file's content that makes it unsafe to publish, or returns
 * undefined if there is none. Stricter than `findTokens`: the header line of a private key is
 * enough, and a token counts unless it is explicitly a placeholder.
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
