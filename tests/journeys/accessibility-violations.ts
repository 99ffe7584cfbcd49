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

/** Elements that appear and disappear on their own are excluded. */
const waitForStillPage = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
        .map(({ finished }) => finished),
    ),
  )

const toasts = (page: Page): Promise<number> => page.locator('.toast').count()

/** Scrolls a page to its top. Resolves to whether it was further down. */
const scrollToTop = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const wasDown = scrollY > 0
    scrollTo({ top: 0, behavior: 'instant' })
    return wasDown
  })

const violations = (page: Page): Promise<string[]> =>
  page.evaluate(async (values) => {
    if (window.axe === undefined) throw new Error('the checks are not on the page')
    // The styles that axe reads are not the colours that a browser shows instead of them.
    const hasOwnColours = matchMedia('(forced-colors: none)').matches
    const found = await window.axe.run(
      { exclude: ['[data-live-announcer]'] },
      {
        runOnly: { type: 'tag', values },
        rules: { 'color-contrast': { enabled: hasOwnColours } },
        resultTypes: ['violations'],
      },
    )
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, tags)

/**
 * The violations of WCAG 2.2 AA on a filled page that axe can detect. Throws for a page with frames, whose content it
 * would skip.
 */
export const accessibilityViolations = async (page: Page): Promise<string[]> => {
  if (page.frames().length > 1) throw new Error('what is in a frame is not read')
  await waitForContent(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  for (;;) {
    await waitForStillPage(page)
    const before = await toasts(page)
    const found = await violations(page)
    // A toast that was fading during the check has a wrong contrast: the page is checked again.
    if (found.length > 0 && (await toasts(page)) !== before) continue
    // A button that is partly under the sticky header has little to press: the page is checked again from its top.
    if (found.some((one) => one.startsWith('target-size')) && (await scrollToTop(page))) continue
    return found
  }
}
