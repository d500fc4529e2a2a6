import { createLogger, type Logger, type Plugin, type Rollup } from 'vite'
import { WatchLimit } from './watch-limit.ts'

/**
 * Messages to hide: URLs in stylesheets and CSS that the minifier doesn't know, which our own
 * check reports with a position.
 */
const HIDDEN =
  /didn't resolve at (?:build|runtime)|^\s*✗ Build failed in|\[lightningcss minify\]/

/**
 * Hides the bundler's messages from authors. They concern our modules, or are harmless (`"use
 * client"`, `when` that an island doesn't export, plugin timings). Problems in authors' files
 * are reported, with positions, by the steps that find them.
 */
export function quietPlugin(): Plugin {
  return {
    name: 'skerry:quiet',
    config(user, { command }) {
      const rolldownOptions = { onLog: hideLogs }
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

/** Shows the bundler's messages for debugging: `DEBUG=skerry:bundler`. */
const isDebugging = (process.env['DEBUG'] ?? '').split(',').includes('skerry:bundler')

const hideLogs: NonNullable<Rollup.RolldownOptions['onLog']> = (level, log, handler) => {
  if (isDebugging) handler(level, log)
}

function quietLogger(logger: Logger): Logger {
  const { warn, warnOnce, error } = logger
  logger.warn = (message, options) => {
    if (!HIDDEN.test(message)) warn(message, options)
  }
  logger.warnOnce = (message, options) => {
    if (!HIDDEN.test(message)) warnOnce(message, options)
  }
  const limit = new WatchLimit(warn)
  logger.error = (message, options) => {
    if (!HIDDEN.test(message) && !limit.take(message)) error(message, options)
  }
  return logger
}
