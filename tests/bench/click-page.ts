import type { BrowserContext, Page } from 'playwright-core'

/**
 * What happened while clicking through pages. The lists contain pages, and must be empty.
 */
export interface Clicked {
  clicks: number
  /** Dialogs, and unexpected properties of `window`. */
  scripts: string[]
  /** Requests to origins other than the site's. */
  foreign: string[]
  errors: string[]
  /** Steps that didn't finish. */
  unfinished: string[]
}

/** Timeout of each step on a page. The largest pages take a few seconds to load. */
const STEP_SECONDS = 30
/** Pages have tens of buttons. Of thousands of equal ones, this many are enough. */
const MOST_CLICKS = 200

/**
 * Opens a page, clicks all buttons of its content and then those of the API playground,
 * and adds what happened to `found`. A page that stops responding is closed and reported
 * as unfinished.
 * @param ours Properties of `window` set by the site's own scripts.
 */
export async function clickPage(
  context: BrowserContext,
  url: string,
  ours: ReadonlySet<string>,
  found: Clicked,
): Promise<void> {
  const { origin, pathname } = new URL(url)
  const say = (list: string[], text: string) => list.push(`${pathname}: ${text}`)
  const foreign: string[] = []
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    say(found.scripts, `${dialog.type()} ${dialog.message()}`)
    dialog.dismiss().catch(() => undefined)
  })
  page.on('pageerror', (error) => say(found.errors, error.message))
  page.on('crash', () => say(found.errors, 'the tab crashed'))
  await page.route('**', (route) => {
    const to = route.request().url()
    if (to.startsWith(`${origin}/`) || /^(data|blob):/.test(to)) return route.continue()
    foreign.push(to)
    return route.abort()
  })
  try {
    await within('loading', page.goto(url, { waitUntil: 'load', timeout: 0 }))
    const shown = await within(
      'reading',
      page.evaluate(() => document.body.innerText),
    )
    found.clicks += await within('the content', clickContent(page))
    found.clicks += await within('the playground', clickPlayground(page))
    await page.waitForTimeout(50)
    const globals = await within(
      'reading window',
      page.evaluate(() => Object.getOwnPropertyNames(window)),
    )
    for (const name of globals)
      if (!ours.has(name) && !/^\d+$/.test(name)) say(found.scripts, `window.${name}`)
    for (const to of foreign)
      if (!shown.includes(new URL(to).host)) say(found.foreign, to)
    await within('closing', close(page))
  } catch (error) {
    say(found.unfinished, error instanceof Error ? error.message : String(error))
    // Not awaited: a page that is busy forever is closed with the browser.
    close(page).catch(() => undefined)
  }
}

async function clickContent(page: Page): Promise<number> {
  await page.evaluate(() =>
    document.querySelectorAll('details').forEach((details) => (details.open = true)),
  )
  // The playground's button opens a dialog over the page. It is clicked in a step of its
  // own.
  const button = 'button:not(.tryit-button)'
  return clickAll(
    page,
    `#content ${button}, #panel ${button}, #content summary, #panel summary`,
  )
}

/** Clicks everything except "Send", which would request the documented server. */
async function clickPlayground(page: Page): Promise<number> {
  const open = page.locator('.tryit-button').first()
  if (!(await open.isVisible())) return 0
  await open.evaluate((button) => (button as HTMLElement).click())
  await page.locator('dialog.console[open]').waitFor({ timeout: 0 })
  const inside = await clickAll(
    page,
    'dialog[open] summary, dialog[open] button:not([type=submit], .console-close)',
  )
  return 1 + inside + (await clickAll(page, 'dialog[open] .console-close'))
}

function clickAll(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll((all, most) => {
    const some = all.slice(0, most)
    for (const element of some) (element as HTMLElement).click()
    return some.length
  }, MOST_CLICKS)
}

async function close(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
}

/**
 * Rejects after a timeout: a script that never ends would block Playwright's calls
 * forever.
 */
async function within<Value>(step: string, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${step} is not done after ${STEP_SECONDS} s`)),
      STEP_SECONDS * 1000,
    )
  })
  // After the timeout, the work may still fail when its page is closed.
  work.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
