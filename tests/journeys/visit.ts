import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

export interface Visit {
  readonly page: Page
  /** What went wrong on the page so far: errors thrown or written to its console. */
  readonly faults: string[]
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
/** Narrow, dark, by finger. */
export const inChinese: PersonVisit = {
  language: 'zh_cn',
  options: { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true },
}

/** A browser of its own with one page that remembers what went wrong on it. */
export const openVisit = async (browser: Browser, options: BrowserContextOptions): Promise<Visit> => {
  const page = await (await browser.newContext(options)).newPage()
  page.setDefaultTimeout(20_000)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  // React names what it could mend by a number, and the error behind it as the cause.
  await page.addInitScript(() =>
    addEventListener('error', ({ error }) => {
      if (error instanceof Error && error.cause instanceof Error) console.error(error.cause.stack)
    }),
  )
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  return { page, faults }
}

/** What comes and goes by itself is not read while it does. */
const untilStill = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
        .map(({ finished }) => finished),
    ),
  )

const toasts = (page: Page): Promise<number> => page.locator('[data-sonner-toast]:not([data-removed="true"])').count()

/** What a machine can find wrong for people with impairments, by WCAG 2.2 AA. */
export const barriers = async (page: Page): Promise<string[]> => {
  for (;;) {
    await untilStill(page)
    const before = await toasts(page)
    const { violations } = await new AxeBuilder({ page })
      .exclude('[data-live-announcer]')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze()
    // A toast that came or left while it was read was half transparent: the page is read again.
    if (violations.length > 0 && (await toasts(page)) !== before) continue
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  }
}
