/**
 * The mode button and the banner's close button. A choice of mode that equals the system's is
 * forgotten, so that the site follows the system again.
 */
export function answerMode(target: Element): void {
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
    store('skerry:banner', dataset['banner'])
  }
}

/** Storage may be forbidden or full: then a choice goes no further than the page. */
function store(key: string, value: string | undefined): void {
  try {
    if (value) localStorage.setItem(key, value)
    else localStorage.removeItem(key)
  } catch {
    // As said.
  }
}
