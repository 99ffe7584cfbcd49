import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Axe from 'axe-core'
import type { Page } from 'playwright-core'
import { waitForContent } from './wait-for-page.ts'

declare global {
  interface Window {
    readonly axe?: typeof Axe
  }
}

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What comes and goes by itself is not read while it does. */
const waitForStillPage = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
        .map(({ finished }) => finished),
    ),
  )

const toasts = (page: Page): Promise<number> => page.locator('[data-sonner-toast]:not([data-removed="true"])').count()

const violations = (page: Page): Promise<string[]> =>
  page.evaluate(async (values) => {
    if (window.axe === undefined) throw new Error('the checks are not on the page')
    const found = await window.axe.run(
      { exclude: ['[data-live-announcer]'] },
      { runOnly: { type: 'tag', values }, resultTypes: ['violations'] },
    )
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, tags)

/**
 * What a machine can find wrong with a filled page for people with impairments, by WCAG 2.2 AA. Throws for a page with
 * frames, which would not be read.
 */
export const accessibilityViolations = async (page: Page): Promise<string[]> => {
  if (page.frames().length > 1) throw new Error('what is in a frame is not read')
  await waitForContent(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  for (;;) {
    await waitForStillPage(page)
    const before = await toasts(page)
    const found = await violations(page)
    // A toast that came or left while it was read was half transparent: the page is read again.
    if (found.length > 0 && (await toasts(page)) !== before) continue
    return found
  }
}
