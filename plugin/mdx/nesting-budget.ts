/**
 * Kilobytes that a character can cost at most, as measured with satteri 0.10.5 and chains of 800 to 20,000:
 * its parser of JavaScript recurses, and a stack that ends ends the process.
 */
const OF_CHARACTER = new Float64Array(128)
for (const character of '!~+-=?:<') OF_CHARACTER[character.charCodeAt(0)] = 0.65
for (const character of '([`*|&^%/>') OF_CHARACTER[character.charCodeAt(0)] = 0.16
const OF_LEVEL = 1.6

/** Code in tags in code: beyond 32 levels of braces it tries other readings, twice as many with each level. */
const MOST_BRACES = 32

const OF_WORD = 1.6

/** Words of JavaScript and TypeScript after which an expression, a statement or a type can begin again. */
const WORDS =
  /\b(?:abstract|as|asserts|async|await|case|class|delete|do|else|extends|for|if|in|infer|instanceof|is|keyof|new|readonly|return|satisfies|throw|typeof|unique|void|while|with|yield)\b/g

/**
 * Whether code in a text could nest so deep that the native parser runs out of stack. It counts what
 * could begin a level anywhere, prose and fences included, so it never counts too little: which parts are
 * code is known only when they are parsed.
 *
 * @param stack Megabytes that the thread has for calls; half of them may be used.
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
    if (code === 123 && ++braces > MOST_BRACES) return true
    if (code === 125 && braces > 0) braces--
    if (code === 40 || code === 91 || code === 123) {
      depth++
      if (depth > deepest) deepest = depth
    } else if (depth > 0 && (code === 41 || code === 93 || code === 125)) depth--
    cost += OF_CHARACTER[code]!
  }
  cost += deepest * OF_LEVEL
  if (cost > budget) return true
  // A word has two letters and something beside it.
  if (cost + (text.length / 3) * OF_WORD <= budget) return false
  WORDS.lastIndex = 0
  while (WORDS.exec(text)) if ((cost += OF_WORD) > budget) return true
  return false
}
