/** One or two consecutive words that denote a secret: `accessToken`, `x-api-key`, `session_id`. */
const SECRET =
  /^(?:o?auth|authorization|authentication|session|\w*(?:sessid|sessionid|token|secrets?|passw(?:or)?ds?|passphrase|api ?keys?|cookies?|credentials?|signature|(?:private|access) ?key))$/

/**
 * True if a name suggests a secret that must not be stored in the browser. Only matches whole
 * words, so not `max_tokens`, `tokenizer` or `author`.
 */
export function looksSecret(name: string): boolean {
  const words = wordsOf(name)
  return words.some(
    (word, index) => SECRET.test(word) || SECRET.test(`${word} ${words[index + 1]}`),
  )
}

/** The words of a name in lower case, without trailing digits. */
function wordsOf(name: string): string[] {
  return name
    .replace(/(\p{Ll}|\d)(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$& ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/\d+$/, ''))
}
