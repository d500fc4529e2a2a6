/** A character in a message: in backticks, or as its code if it can't be seen. */
export function describeCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0
  return /[!-~]/.test(character)
    ? `\`${character}\``
    : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}
