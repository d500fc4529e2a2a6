import type { answer } from '../actions.ts'
import { load, readAddresses } from '../addresses.ts'

/**
 * Hands what the reader does to `actions.ts`, which comes with the first movement. Once it is
 * there it answers within the event, in time to prevent the browser's own answer.
 */
export function forwardActions(): void {
  let actions: Promise<{ answer: typeof answer }> | undefined
  const forward = async (event: Event) => {
    const address = readAddresses().actions
    if (address) (await (actions ??= load(address))).answer(event)
  }
  // `beforetoggle` does not bubble.
  for (const type of ['pointerover', 'focusin', 'click', 'keydown', 'beforetoggle']) {
    document.addEventListener(type, forward, true)
  }
}
