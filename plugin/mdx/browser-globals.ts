/** Globals of browsers that Node does not have. Code that names one of them has something to do in a browser. */
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
