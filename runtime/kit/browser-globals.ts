/** Globals that exist only in browsers: code that uses one must run there. */
export const browserGlobals: ReadonlySet<string> = new Set(
  [
    'window document self location history navigator screen visualViewport',
    'localStorage sessionStorage indexedDB caches',
    'alert confirm prompt scrollTo scrollBy matchMedia getComputedStyle getSelection',
    'requestAnimationFrame cancelAnimationFrame requestIdleCallback',
    'IntersectionObserver MutationObserver ResizeObserver',
    'Image Audio XMLHttpRequest FileReader DOMParser Element HTMLElement customElements',
    'innerWidth innerHeight devicePixelRatio',
  ].flatMap((names) => names.split(' ')),
)
