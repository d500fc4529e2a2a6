import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WatchLimit } from '../../../plugin/vite/watch-limit.ts'

const refusal = (code: string, path: string) =>
  `\u001B[31mfile watcher error: ${code}: System limit for number of file watchers reached, watch '${path}'\u001B[39m`

describe('files that the system refuses to watch', () => {
  const printed: string[] = []
  let limit = new WatchLimit(() => undefined)

  beforeEach(() => {
    vi.useFakeTimers()
    printed.length = 0
    limit = new WatchLimit((message) => printed.push(message))
  })
  afterEach(() => vi.useRealTimers())

  test('are reported in one message, with how to raise the limit', () => {
    for (const name of ['a', 'b', 'c'])
      expect(limit.take(refusal('ENOSPC', `${process.cwd()}/docs/${name}.mdx`))).toBe(
        true,
      )
    expect(printed).toEqual([])
    vi.runAllTimers()
    expect(printed).toHaveLength(1)
    expect(printed[0]).toContain(
      "warning: `docs/a.mdx` and 2 other paths are not watched: the system's limit is reached (ENOSPC)  [system/watch-limit]",
    )
    expect(printed[0]).toContain('max_user_watches=524288')
  })

  test('name the limit of open files', () => {
    limit.take(refusal('EMFILE', `${process.cwd()}/a.mdx`))
    vi.runAllTimers()
    expect(printed[0]).toContain('`a.mdx` is not watched')
    expect(printed[0]).toContain('ulimit -n 65536')
    expect(printed[0]).toContain('max_user_instances=1024')
  })

  test('are reported again if more are refused later', () => {
    limit.take(refusal('ENOSPC', '/a.mdx'))
    vi.runAllTimers()
    limit.take(refusal('ENOSPC', '/b.mdx'))
    vi.runAllTimers()
    expect(printed).toHaveLength(2)
  })

  test('leave other errors to Vite', () => {
    expect(limit.take("file watcher error: EACCES: permission denied, watch '/a'")).toBe(
      false,
    )
    vi.runAllTimers()
    expect(printed).toEqual([])
  })
})
