import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

export interface Visit {
  readonly page: Page
  /** What went wrong on the page so far: errors thrown or written to its console. */
  readonly pageErrors: string[]
}

/** How one of the two persons of the journeys looks at the product. */
export interface PersonVisit {
  readonly language: 'en' | 'zh_cn'
  readonly options: BrowserContextOptions
}

/** Wide and light. */
export const inEnglish: PersonVisit = {
  language: 'en',
  options: { viewport: { width: 1440, height: 1000 }, colorScheme: 'light' },
}
/** Narrow, dark, by finger, without motion. */
export const inChinese: PersonVisit = {
  language: 'zh_cn',
  options: { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true, reducedMotion: 'reduce' },
}

/** A browser of its own with one page that remembers what went wrong on it. */
export const openVisit = async (browser: Browser, options: BrowserContextOptions): Promise<Visit> => {
  const page = await (await browser.newContext(options)).newPage()
  page.setDefaultTimeout(20_000)
  const pageErrors: string[] = []
  page.on('pageerror', (error) => pageErrors.push(error.message))
  // React names what it could mend by a number, and the error behind it as the cause.
  await page.addInitScript(() =>
    addEventListener('error', ({ error }) => {
      if (error instanceof Error && error.cause instanceof Error) console.error(error.cause.stack)
    }),
  )
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(message.text())
  })
  return { page, pageErrors }
}
