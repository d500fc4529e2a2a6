/** Words that name a secret, one or two of a name: `accessToken`, `x-api-key`, `session_id`. */
const SECRET =
  /^(?:o?auth|authorization|authentication|session|\w*(?:sessid|sessionid|token|secrets?|passw(?:or)?ds?|passphrase|api ?keys?|cookies?|credentials?|signature|(?:private|access) ?key))$/

/**
 * True for a name of what should not lie in a browser's storage, whatever the description or the reader calls
 * it. Whole words count: `max_tokens`, `tokenizer` and `author` are none.
 */
export function soundsSecret(name: string): boolean {
  const words = wordsOf(name)
  return words.some(
    (word, index) => SECRET.test(word) || SECRET.test(`${word} ${words[index + 1]}`),
  )
}

/** The words of a name, in lower case, without the digits at their ends. */
function wordsOf(name: string): string[] {
  return name
    .replace(/(\p{Ll}|\d)(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$& ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/\d+$/, ''))
}
