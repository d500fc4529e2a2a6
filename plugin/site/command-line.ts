import type { InlineConfig, ResolvedConfig } from 'vite'
import type { SkerryOptions } from './options.ts'

/** What the command line says beside Vite's own settings. */
export interface CommandLine {
  options: SkerryOptions
  /** Build into a folder that no build has marked. */
  force?: boolean
  /** Wait for another build of the same output. */
  wait?: boolean
  /** Read the project in spite of wrong settings: they are problems among others. */
  lenient?: boolean
  /** Divisions of which a part is to be built. */
  only?: readonly string[]
  /** Folders of parts that the site is to be joined from, as they were typed. */
  join?: readonly string[]
}

/** The key of Vite's configuration that holds it, as other tools on Vite have theirs. */
interface WithCommandLine {
  skerry?: CommandLine
}

/** A configuration that says it to every `skerry()`, also to that of a configuration file. */
export function withCommandLine(config: InlineConfig, said: CommandLine): InlineConfig {
  return { ...config, ...({ skerry: said } satisfies WithCommandLine) }
}

/** What was said on the command line; undefined where Vite was started in another way. */
export function commandLine(config: ResolvedConfig): CommandLine | undefined {
  return (config as WithCommandLine).skerry
}
