/** Words, sentences and paragraphs that depend only on the seed. */
interface GeneratedText {
  /** Between 0 and 1. */
  random(): number
  pick(list: readonly string[]): string
  word(): string
  sentence(): string
  /** A paragraph of four sentences. */
  paragraph(): string
}

const WORDS =
  'request response token region cluster replica index query schema record stream worker queue policy session account billing gateway retry timeout backoff cursor window batch shard commit branch deploy rollback metric trace alert webhook signature payload header quota tenant snapshot restore archive export'.split(
    ' ',
  )
const VERBS = 'reads writes sends keeps drops returns checks starts stops moves'.split(
  ' ',
)

/** Creates a text generator. Its output depends on the seed and the order of calls. */
export function generateText(seed: number): GeneratedText {
  const random = randomNumbers(seed)
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)]!
  const word = () => pick(WORDS)
  const sentence = () => {
    const start = word()
    const parts = [
      `${start[0]!.toUpperCase()}${start.slice(1)} ${word()} ${pick(VERBS)} the ${word()}`,
      `of every ${word()}`,
      random() < 0.5 ? `before the *${word()}* ${pick(VERBS)} it` : `and the ${word()}`,
      random() < 0.3 ? `with \`${word()}_${word()}\`` : `in its ${word()}`,
    ]
    return `${parts.join(' ')}.`
  }
  const paragraph = () => Array.from({ length: 4 }, sentence).join(' ')
  return { random, pick, word, sentence, paragraph }
}

/** Random numbers from 0 to 1, deterministic for a seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = (seed * 0x9e3779b1) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
