/** Shows the progress of long-running work. */
export interface Progress {
  /** Starts a count of `total` steps. */
  count(step: string, total: number): { next(): void }
}

/** Shows nothing. */
export const silentProgress: Progress = { count: () => ({ next() {} }) }

/** Shows progress on a line that is overwritten, if the stream is a terminal. */
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
