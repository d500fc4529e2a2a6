/** Applies the mode again when the system's preference or the stored choice changes. */
export function followMode(): void {
  const apply = () => window.skerryMode?.()
  matchMedia('(prefers-color-scheme:dark)').addEventListener('change', apply)
  addEventListener('storage', apply)
  // Pages in the back/forward cache receive no events, so check when they are restored.
  addEventListener('pageshow', apply)
}
