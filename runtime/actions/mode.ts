/**
 * Handles the mode button and the banner's close button. If the default is the system's mode
 * and the choice equals it, the stored choice is removed, so that the site follows the system
 * again.
 */
export function handleMode(target: Element): void {
  const { dataset, classList } = document.documentElement
  if (target.closest('[data-mode-toggle]')) {
    const dark = !classList.contains('dark')
    const isSystem = dark === matchMedia('(prefers-color-scheme:dark)').matches
    classList.toggle('dark', dark)
    classList.toggle('light', !dark)
    store(
      'skerry:mode',
      dataset['mode'] === 'system' && isSystem ? undefined : dark ? 'dark' : 'light',
    )
  } else if (target.closest('[data-banner-close]')) {
    dataset['bannerState'] = 'hidden'
    // The button is gone, so the focus moves on to what follows.
    document.querySelector<HTMLElement>('#navbar a')?.focus({ preventScroll: true })
    store('skerry:banner', dataset['banner'])
  }
}

/**
 * Stores or removes a choice. If storage is blocked or full, the choice applies to this page
 * only.
 */
function store(key: string, value: string | undefined): void {
  try {
    if (value) localStorage.setItem(key, value)
    else localStorage.removeItem(key)
  } catch {}
}
