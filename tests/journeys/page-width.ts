import type { Page } from 'playwright-core'

/** By how many px a page is wider than its window; 0 is right, more makes all of it slide sideways under a finger. */
export const surplusWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
