/**
 * Stack cost of each ASCII character in kilobytes, at most, as measured with satteri 0.10.5 and
 * chains of 800 to 20,000 of them. Its JavaScript parser recurses, and a stack overflow aborts the
 * process.
 */
const OF_CHARACTER = new Float64Array(128)
for (const character of '!~+-=?:<') OF_CHARACTER[character.charCodeAt(0)] = 0.65
for (const character of '([`*|&^%/>') OF_CHARACTER[character.charCodeAt(0)] = 0.16
const OF_LEVEL = 1.6

/** In nested code and tags, beyond 32 levels of braces, backtracking doubles with each level. */
const MAX_BRACES = 32

const OF_WORD = 1.6

/** Keywords of JavaScript and TypeScript after which an expression, statement or type may start. */
const WORDS =
  /\b(?:abstract|as|asserts|async|await|case|class|delete|do|else|extends|for|if|in|infer|instanceof|is|keyof|new|readonly|return|satisfies|throw|typeof|unique|void|while|with|yield)\b/g

/**
 * Whether code in a text could be nested so deeply that the native parser overflows the stack. A
 * conservative estimate: it counts everything that could start a level, also in prose and fences,
 * since what is code is only known after parsing.
 *
 * @param stack The thread's stack size in megabytes, half of which may be used.
 */
export function couldNestDeeply(text: string, stack: number): boolean {
  const budget = (stack * 1024) / 2
  let cost = 0
  let depth = 0
  let deepest = 0
  let braces = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code > 127) continue
    if (code === 123 && ++braces > MAX_BRACES) return true
    if (code === 125 && braces > 0) braces--
    if (code === 40 || code === 91 || code === 123) {
      depth++
      if (depth > deepest) deepest = depth
    } else if (depth > 0 && (code === 41 || code === 93 || code === 125)) depth--
    cost += OF_CHARACTER[code]!
  }
  cost += deepest * OF_LEVEL
  if (cost > budget) return true
  // A keyword takes at least two letters and a separator.
  if (cost + (text.length / 3) * OF_WORD <= budget) return false
  WORDS.lastIndex = 0
  while (WORDS.exec(text)) if ((cost += OF_WORD) > budget) return true
  return false
}
