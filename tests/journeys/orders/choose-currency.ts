import type { Page } from 'playwright-core'
import { waitFor } from '../../harness/wait-for.ts'
import type { ShopText } from '../shop-texts.ts'

const currencyButton = (page: Page, text: ShopText) =>
  page.getByRole('button', { name: text('shell:currency.label') }).filter({ visible: true })

/** Opens the menu where the header has no room for the currency. The page may load itself again meanwhile. */
const reachCurrency = async (page: Page, text: ShopText): Promise<void> => {
  const menu = page.getByRole('button', { name: text('shell:nav.menu'), exact: true })
  await waitFor('the currency', async () => {
    if ((await currencyButton(page, text).count()) > 0) return true
    if (await menu.isVisible()) await menu.click({ timeout: 2000 }).catch(() => undefined)
    return false
  })
}

/** Opens the list of currencies and searches it. The page loads itself again once one is chosen. */
export const searchCurrency = async (page: Page, text: ShopText, code: string) => {
  await reachCurrency(page, text)
  await currencyButton(page, text).click()
  const search = page.getByRole('searchbox', { name: text('shell:currency.search') })
  await search.waitFor()
  return { fill: () => search.fill(code), choose: () => search.press('Enter') }
}

/** Waits until the shop shows its prices in a currency, also where its page loads itself again first. */
export const waitForCurrency = async (page: Page, text: ShopText, code: string): Promise<void> => {
  await waitFor(`prices in ${code}`, async () => {
    await reachCurrency(page, text)
    return (await currencyButton(page, text).filter({ hasText: code }).count()) > 0
  })
  const menu = page.locator('.site-menu')
  if ((await menu.count()) > 0) await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
}
