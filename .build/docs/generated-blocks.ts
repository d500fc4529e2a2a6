/** Returns the content of a block. The argument is what follows the writer's name. */
export type BlockWriter = (argument: string) => string

const BLOCK =
  /(\{\/\* generated: (\S+)(?: ([^*]*?))? \*\/\}\n)[\s\S]*?(\{\/\* end of generated \*\/\})/g

/**
 * Fills the generated blocks of a page: the content between a comment `generated: name
 * argument` and a comment `end of generated`.
 *
 * @param writers Writers by name.
 * @throws Error if there is no writer with a name.
 */
export function fillBlocks(text: string, writers: Record<string, BlockWriter>): string {
  return text.replace(
    BLOCK,
    (_, opening: string, name: string, argument: string | undefined, closing: string) => {
      const write = writers[name]
      if (!write) throw new Error(`there is no writer for generated blocks \`${name}\``)
      return `${opening}\n${write(argument ?? '').trim()}\n\n${closing}`
    },
  )
}
