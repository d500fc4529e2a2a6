/** Writes the inside of a block; the argument is what follows the writer's name. */
export type BlockWriter = (argument: string) => string

const BLOCK =
  /(\{\/\* generated: (\S+)(?: ([^*]*?))? \*\/\}\n)[\s\S]*?(\{\/\* end of generated \*\/\})/g

/**
 * Fills the generated blocks of a page: what stands between a comment `generated: name argument`
 * and a comment `end of generated`.
 *
 * @param writers By name.
 * @throws Error for a name that no writer has.
 */
export function fillBlocks(text: string, writers: Record<string, BlockWriter>): string {
  return text.replace(
    BLOCK,
    (_, opening: string, name: string, argument: string | undefined, closing: string) => {
      const write = writers[name]
      if (!write) throw new Error(`no generated block is called \`${name}\``)
      return `${opening}\n${write(argument ?? '').trim()}\n\n${closing}`
    },
  )
}
