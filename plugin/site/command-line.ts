import type { InlineConfig, ResolvedConfig } from 'vite'
import type { SkerryOptions } from './options.ts'

/** Command line options that aren't part of Vite's configuration. */
export interface CommandLine {
  options: SkerryOptions
  /** Replace an output folder that isn't marked as Skerry's. */
  force?: boolean
  /** Wait for another build with the same output. */
  wait?: boolean
  /** Read the project despite invalid settings, which are then reported with everything else. */
  lenient?: boolean
  /** Divisions to build a part of (`--only`). */
  only?: readonly string[]
  /** Folders of parts to join (`--join`), as given. */
  join?: readonly string[]
}

/** The key in Vite's configuration that holds them. */
interface WithCommandLine {
  skerry?: CommandLine
}

/** Adds command line options to a configuration, for every `skerry()`, also in a config file. */
export function withCommandLine(
  config: InlineConfig,
  options: CommandLine,
): InlineConfig {
  return { ...config, ...({ skerry: options } satisfies WithCommandLine) }
}

/** The command line options. Undefined if Vite wasn't started by Skerry's commands. */
export function commandLine(config: ResolvedConfig): CommandLine | undefined {
  return (config as WithCommandLine).skerry
}
