const OPTION =
  /^-(?:Uri|Method|Headers|Body|ContentType|UserAgent|WebSession|InFile|OutFile|UseBasicParsing)(?::|$)/i

/**
 * True for an option of `Invoke-WebRequest`, which has the aliases `curl` and `wget`. curl itself
 * could only parse it as an implausible combination of short options.
 */
export function isPowerShellOption(word: string): boolean {
  return OPTION.test(word)
}
