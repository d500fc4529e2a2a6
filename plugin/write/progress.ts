/** Tells the one who waits how far long work has come. */
export interface Progress {
  /** Starts a count of `total` steps. */
  count(step: string, total: number): { next(): void }
}

export const silentProgress: Progress = { count: () => ({ next() {} }) }

/** One line that is written over, on a terminal; nothing where the output is a file. */
export function terminalProgress(stream: NodeJS.WriteStream): Progress {
  if (!stream.isTTY) return silentProgress
  return {
    count(step, total) {
      let done = 0
      let shown = 0
      return {
        next() {
          done++
          const now = Date.now()
          if (now - shown < 100 && done < total) return
          shown = now
          stream.write(
            `\r\x1b[2K${step} ${done}/${total}${done === total ? '\r\x1b[2K' : ''}`,
          )
        },
      }
    },
  }
}
