/** Keeps the mode in step with the system and with other pages of the site. */
export function followMode(): void {
  const apply = () => window.skerryMode?.()
  matchMedia('(prefers-color-scheme:dark)').addEventListener('change', apply)
  addEventListener('storage', apply)
  // A page in the back/forward cache hears nothing.
  addEventListener('pageshow', apply)
}
