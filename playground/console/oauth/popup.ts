/** A window for the reader's consent, and what it brings back. */
export interface ConsentWindow {
  /** Goes to an authorization server, and waits for the way back to `redirect`. */
  visit: (url: URL, redirect: string, signal: AbortSignal) => Promise<URLSearchParams>
}

/**
 * Opens the window at once: browsers block windows that no click has caused, so nothing may be
 * awaited before.
 *
 * @param closed said where the reader closes the window, or the browser opens none.
 * @throws Error with `closed`.
 */
export function openConsentWindow(closed: string): ConsentWindow {
  const popup = open('about:blank', '_blank', 'popup,width=520,height=720')
  if (!popup) throw new Error(closed)
  return {
    visit(url, redirect, signal) {
      popup.location.href = url.href
      return returned(popup, redirect, closed, signal)
    },
  }
}

/** Waits until the window is back on this site, reads what it brought, and closes it. */
function returned(
  popup: Window,
  redirect: string,
  closed: string,
  signal: AbortSignal,
): Promise<URLSearchParams> {
  return new Promise((resolve, reject) => {
    const stop = () => clearInterval(timer)
    const timer = setInterval(() => {
      if (popup.closed || signal.aborted) {
        stop()
        popup.close()
        reject(new Error(closed))
        return
      }
      let place: Location
      try {
        // Another origin throws: the reader is still at the authorization server.
        if (!popup.location.href.startsWith(redirect)) return
        place = popup.location
      } catch {
        return
      }
      stop()
      const brought = new URLSearchParams(place.hash.slice(1) || place.search)
      popup.close()
      resolve(brought)
    }, 100)
  })
}
