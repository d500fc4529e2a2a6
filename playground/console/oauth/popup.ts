/** A popup in which the reader gives consent. */
export interface ConsentWindow {
  /**
   * Navigates to an authorization server, and resolves with the parameters of its redirect to
   * `redirect`.
   */
  visit: (url: URL, redirect: string, signal: AbortSignal) => Promise<URLSearchParams>
}

/**
 * Opens the popup immediately. Browsers block popups that aren't opened synchronously by a click,
 * so nothing may be awaited before.
 *
 * @param closed Error message if the reader closes the popup or the browser blocks it.
 * @throws Error with `closed`.
 */
export function openConsentWindow(closed: string): ConsentWindow {
  const popup = open('about:blank', '_blank', 'popup,width=520,height=720')
  if (!popup) throw new Error(closed)
  return {
    visit(url, redirect, signal) {
      popup.location.href = url.href
      return awaitRedirect(popup, redirect, closed, signal)
    },
  }
}

/** Polls until the popup is back on this site, reads its parameters, and closes it. */
function awaitRedirect(
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
        // Throws while the popup is on another origin, that of the authorization server.
        if (!popup.location.href.startsWith(redirect)) return
        place = popup.location
      } catch {
        return
      }
      stop()
      // Some servers add a fragment, such as `#_=_`, to a redirect with a code in the query.
      const answer = `${place.search.slice(1)}&${place.hash.slice(1)}`
      popup.close()
      resolve(new URLSearchParams(answer))
    }, 100)
  })
}
