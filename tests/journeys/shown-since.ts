import type { Page } from 'playwright-core'

const key = 'shown-since'

/**
 * Makes the page itself record when words first appear on it, now or after a reload: polling from the test would be too
 * late on a busy machine. Returns a function that reads the time, ms since the epoch.
 */
export const noteWhenShown = async (page: Page, words: string): Promise<() => Promise<number>> => {
  const observe = ([item, awaited]: readonly [string, string]) => {
    const look = () => {
      if (sessionStorage.getItem(item) !== null || document.body?.textContent?.includes(awaited) !== true) return
      sessionStorage.setItem(item, String(Date.now()))
      observer.disconnect()
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true, characterData: true })
  }
  await page.evaluate((item) => sessionStorage.removeItem(item), key)
  await page.evaluate(observe, [key, words] as const)
  await page.addInitScript(observe, [key, words] as const)
  return () => page.evaluate((item) => Number(sessionStorage.getItem(item) ?? Number.NaN), key)
}
