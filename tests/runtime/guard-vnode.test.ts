import { Component, createContext, h, options, type VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pageGuards } from '../../runtime/page-guards.ts'

const hooks = options as { __b?: (vnode: VNode) => void }

test('a module that is evaluated again replaces its hook, and keeps that of others', async () => {
  const original = hooks.__b
  onTestFinished(() => void (hooks.__b = original))
  const other = vi.fn<(vnode: VNode) => void>()
  hooks.__b = other
  for (let time = 0; time < 3; time++) {
    vi.resetModules()
    await import('../../runtime/guard-vnode.ts')
    expect(hooks.__b).toHaveProperty('skerryPrevious', other)
  }
  hooks.__b({ type: 'p', props: {} } as VNode)
  expect(other).toHaveBeenCalledOnce()
})

test('a class component that throws is left out like a function, also while it is constructed', () => {
  class Fine extends Component {
    static override contextType = createContext('in context')
    override state = { count: 1 }
    override render(_: object, state: { count: number }, context: unknown) {
      return `fine ${this.state.count} ${state.count} ${context}`
    }
  }
  class Broken extends Component {
    override render(): string {
      throw new Error('no luck')
    }
  }
  class Unborn extends Component {
    constructor() {
      super()
      throw new Error('no start')
    }
    override render() {
      return 'never'
    }
  }
  const report = vi.fn()
  const { at } = pageGuards(report)
  const place = '7:3 start.mdx\n<Part>'
  const parts = [h(Broken, {}), h(Fine, {}), h(Unborn, {})]
  const html = renderToString(h('p', {}, ...parts.map((part) => at(part, place))))
  expect(html).toBe('<p>fine 1 1 in context</p>')
  expect(report.mock.calls).toMatchObject([
    [{ message: '<Part> throws, so it is left out: no luck', line: 7 }],
    [{ message: '<Part> throws, so it is left out: no start', line: 7 }],
  ])
})
