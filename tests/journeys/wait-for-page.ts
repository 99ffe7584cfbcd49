import type { Locator, Page } from 'playwright-core'
import { waitFor } from '../harness/wait-for.ts'

/**
 * Waits until a page of the shop is hydrated: React has attached to all controls, and the page has been idle since,
 * which is when it loads personal data.
 */
export const waitForHydration = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('button, input, select, textarea')]
    const isHeld = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps'))
    return controls.length > 0 && controls.every(isHeld)
  })
  await page.evaluate(
    () => new Promise((idle) => ('requestIdleCallback' in window ? requestIdleCallback(idle) : setTimeout(idle))),
  )
}

/** Waits until an element has the focus. */
export const waitForFocus = async (control: Locator): Promise<void> => {
  await waitFor(`the focus on ${control}`, () => control.evaluate((node) => node === document.activeElement))
}

/** Waits until nothing is loading: no skeletons, fonts loaded. Pages with a live stream never reach network idle. */
export const waitForContent = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      document.querySelector('[aria-busy="true"], [class*="skeleton" i], [role="progressbar"]') === null,
  )
}
