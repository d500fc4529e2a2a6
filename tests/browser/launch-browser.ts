import { chromium, type Browser } from 'playwright-core'
import { findBrowser } from './find-browser.js'

/**
 * Features of Chromium that are disabled. The last switch of a name counts, so the first
 * ones repeat Playwright's list (`chromiumSwitches.ts`).
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Two pages that Chromium renders for the address bar of each window. They take half a
  // second of CPU per browser context, as much as a page of ours.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/**
 * Starts Chromium: the system's if installed, else Playwright's own. Disables its
 * background requests, and the suggestions of its address bar.
 */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      `--disable-features=${DISABLED_FEATURES.join(',')}`,
    ],
  })
}
