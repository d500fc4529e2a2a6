/** Decodes percent-encoded UTF-8. Text that isn't a valid triplet is kept. */
export function percentDecode(text: string): string {
  return text.replace(/(?:%[0-9A-Fa-f]{2})+/g, (run) => {
    const bytes = run
      .slice(1)
      .split('%')
      .map((pair) => parseInt(pair, 16))
    return new TextDecoder().decode(new Uint8Array(bytes))
  })
}
