import type { handleEvent } from '../actions.ts'
import { importUrl, readScriptUrls } from '../script-urls.ts'

/**
 * Forwards events to `actions.ts`, which is loaded with the first one. Once loaded, it runs in
 * a microtask of the same dispatch, early enough to prevent the browser's default action.
 */
export function forwardActions(): void {
  let actions: Promise<{ handleEvent: typeof handleEvent }> | undefined
  const forward = async (event: Event) => {
    const url = readScriptUrls().actions
    if (url) (await (actions ??= importUrl(url))).handleEvent(event)
  }
  // Capture, because `beforetoggle` doesn't bubble.
  for (const type of ['pointerover', 'focusin', 'click', 'keydown', 'beforetoggle']) {
    document.addEventListener(type, forward, true)
  }
}
