import { createLogger, type Logger, type Plugin, type Rollup } from 'vite'

/**
 * Said of addresses in style sheets, which the check of style sheets says with the place; and of what our own
 * sheets have for browsers that know it, which the minifier does not.
 */
const SAID_ELSEWHERE =
  /didn't resolve at (?:build|runtime)|^\s*✗ Build failed in|'scroll-button' is not recognized/

/**
 * Keeps the bundler's own talk from authors: what it warns of is in our modules or harmless
 * (`"use client"`, `when` that an island does not export, times of plugins), and what is theirs is
 * reported with its place by the steps that know it.
 */
export function quietPlugin(): Plugin {
  return {
    name: 'skerry:quiet',
    config(user, { command }) {
      const rolldownOptions = { onLog: keepQuiet }
      return {
        ...(user.customLogger === undefined && {
          customLogger: quietLogger(
            createLogger(user.logLevel ?? (command === 'build' ? 'warn' : 'info'), {
              allowClearScreen: false,
            }),
          ),
        }),
        environments: {
          client: { build: { rolldownOptions } },
          ssr: { build: { rolldownOptions } },
        },
      }
    },
  }
}

/** Whoever looks for a mistake in a bundle asks for its words: `DEBUG=skerry:bundler`. */
const isDebugging = (process.env['DEBUG'] ?? '').split(',').includes('skerry:bundler')

const keepQuiet: NonNullable<Rollup.RolldownOptions['onLog']> = (level, log, handler) => {
  if (isDebugging) handler(level, log)
}

function quietLogger(logger: Logger): Logger {
  const { warn, warnOnce, error } = logger
  logger.warn = (message, options) => {
    if (!SAID_ELSEWHERE.test(message)) warn(message, options)
  }
  logger.warnOnce = (message, options) => {
    if (!SAID_ELSEWHERE.test(message)) warnOnce(message, options)
  }
  logger.error = (message, options) => {
    if (!SAID_ELSEWHERE.test(message)) error(message, options)
  }
  return logger
}
