import type { BrowserContextOptions } from 'playwright-core'
import { expect } from 'vitest'
import { signInBuyer, signInStaff } from '../../harness/shop.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { fillShop } from '../fill-shop.ts'
import type { OrdersJourney } from '../orders/orders-journey.ts'
import { surplusWidth } from '../page-width.ts'
import { screensOf } from '../screens.ts'
import { buyerSession, staffSession } from '../signed-in.ts'
import { openVisit } from '../visit.ts'
import { waitForContent } from '../wait-for-page.ts'

const wide = { width: 1440, height: 1000 }
/** How people see every page: as it is, enlarged twice and four times, and in the colours of their system. */
const looks: readonly { readonly name: string; readonly options: BrowserContextOptions }[] = [
  { name: 'as it is', options: { viewport: wide } },
  { name: 'at 200 %', options: { viewport: { width: 720, height: 500 } } },
  { name: 'at 400 %', options: { viewport: { width: 320, height: 640 } } },
  { name: 'in forced colours', options: { viewport: wide, forcedColors: 'active' } },
]

/** Every page of shop and console under axe, and none scrolls sideways however far it is enlarged. */
export const everyPage: OrdersJourney = {
  name: 'opens every page as it is, enlarged and in forced colours',
  run: async ({ system, browser, language, options }) => {
    const { buyer, staff } = system.demoAccounts()
    const [asBuyer, asStaff] = await Promise.all([signInBuyer(system.url, buyer), signInStaff(system.url, staff)])
    const screens = screensOf(await fillShop(system.url, asBuyer, asStaff))
    const sessions = { buyer: await buyerSession(system.url, buyer), staff: await staffSession(system.url, staff) }
    const found: string[] = []
    for (const look of looks) {
      for (const as of [undefined, 'buyer', 'staff'] as const) {
        const { page } = await openVisit(browser, {
          ...options,
          ...look.options,
          reducedMotion: 'reduce',
          ...(as === 'staff' ? { locale: language === 'en' ? 'en-GB' : 'zh-CN' } : {}),
          ...(as && { storageState: sessions[as] }),
        })
        for (const screen of screens.filter((candidate) => candidate.as === as)) {
          await page.goto(system.url + (screen.inShop ? `/${language}` : '') + screen.path)
          await waitForContent(page)
          const report = (what: string) => found.push(`${screen.name} ${look.name}: ${what}`)
          for (const violation of await accessibilityViolations(page)) report(violation)
          const surplus = await surplusWidth(page)
          if (surplus > 0) report(`${surplus} px too wide`)
        }
        await page.context().close()
      }
    }
    expect(found).toEqual([])
  },
}
