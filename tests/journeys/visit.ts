import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

export interface Visit {
  readonly page: Page
  /** Errors of the page so far: thrown or written to its console. */
  readonly pageErrors: string[]
}

/** Browser settings of one of the two personas. */
export interface PersonVisit {
  readonly language: 'en' | 'zh_cn'
  readonly options: BrowserContextOptions
}

/** Wide and light. */
export const inEnglish: PersonVisit = {
  language: 'en',
  options: { viewport: { width: 1440, height: 1000 }, colorScheme: 'light' },
}
/** Narrow, dark, touch, reduced motion. */
export const inChinese: PersonVisit = {
  language: 'zh_cn',
  options: { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true, reducedMotion: 'reduce' },
}

/** A separate browser with one page that records its errors. */
export const openVisit = async (browser: Browser, options: BrowserContextOptions): Promise<Visit> => {
  const page = await (await browser.newContext(options)).newPage()
  page.setDefaultTimeout(60_000)
  const pageErrors: string[] = []
  page.on('pageerror', (error) => pageErrors.push(error.message))
  // React reports a recovered error by a number, with the original error as its cause.
  await page.addInitScript(() =>
    addEventListener('error', ({ error }) => {
      if (error instanceof Error && error.cause instanceof Error) console.error(error.cause.stack)
    }),
  )
  // The browser reports what the policy refuses beside its console.
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`refused by the policy: ${violatedDirective} ${blockedURI} in ${sourceFile}`),
    ),
  )
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(message.text())
  })
  return { page, pageErrors }
}
