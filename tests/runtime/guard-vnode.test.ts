import { options, type VNode } from 'preact'
import { expect, onTestFinished, test, vi } from 'vitest'

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
