import { findBrowser } from '@pinline/infra/machine/browser'
import { type Browser, chromium } from 'playwright-core'

/** Starts the system's headless Chromium without its own network traffic. Throws if there is none. */
export const launchBrowser = async (): Promise<Browser> => {
  const executablePath = findBrowser()
  if (executablePath === undefined) {
    throw new Error('No Chromium was found: install it (apt-get install chromium), or let `npm test` do so as root.')
  }
  return chromium.launch({
    executablePath,
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
