import type { Page } from 'playwright-core'

/** How much wider a page is than its window, px; above 0 the page scrolls sideways. */
export const surplusWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
