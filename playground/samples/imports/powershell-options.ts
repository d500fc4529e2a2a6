const OPTION =
  /^-(?:Uri|Method|Headers|Body|ContentType|UserAgent|WebSession|InFile|OutFile|UseBasicParsing)(?::|$)/i

/** Whether a word is an option of `Invoke-WebRequest`, and of `curl` only by an odd run of its short ones. */
export function isPowerShellOption(word: string): boolean {
  return OPTION.test(word)
}
