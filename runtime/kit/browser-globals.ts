/** Globals that exist only in browsers: code that uses one must run there. */
export const browserGlobals: ReadonlySet<string> = new Set(
  [
    'window document self location history navigator screen visualViewport',
    'localStorage sessionStorage indexedDB caches',
    'alert confirm prompt scrollTo scrollBy matchMedia getComputedStyle getSelection',
    'requestAnimationFrame cancelAnimationFrame requestIdleCallback',
    'IntersectionObserver MutationObserver ResizeObserver',
    'Image Audio XMLHttpRequest FileReader DOMParser Element HTMLElement customElements',
    'Node NodeFilter NodeList SVGElement DOMRect DOMMatrix XMLSerializer CSS CSSStyleSheet',
    'HTMLInputElement HTMLSelectElement HTMLTextAreaElement HTMLAnchorElement HTMLButtonElement',
    'HTMLImageElement HTMLCanvasElement HTMLMediaElement HTMLVideoElement HTMLDialogElement',
    'UIEvent KeyboardEvent MouseEvent PointerEvent TouchEvent WheelEvent DragEvent InputEvent',
    'FocusEvent SubmitEvent ClipboardEvent StorageEvent HashChangeEvent PopStateEvent',
    'Worker WebSocket EventSource Notification ClipboardItem Path2D ImageData AudioContext',
    'innerWidth innerHeight scrollX scrollY devicePixelRatio',
  ].flatMap((names) => names.split(' ')),
)
