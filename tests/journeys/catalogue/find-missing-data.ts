import { setPrice } from '@pinline/contracts/catalogue/price/set-price'
import { createProduct } from '@pinline/contracts/catalogue/product/create-product'
import { getProduct } from '@pinline/contracts/catalogue/product/get-product'
import { expect } from 'vitest'
import { signInStaff } from '../../harness/shop.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { surplusWidth } from '../page-width.ts'
import type { CatalogueJourney } from './catalogue-journey.ts'
import { enteredPart } from './entered-part.ts'

/** Staff look for the least complete category, go to the parts that lack something, and see what one lacks. */
export const findMissingData: CatalogueJourney = {
  name: 'staff find the parts of a category that lack data, and see that one lacks less once its price is set',
  run: async (journey) => {
    const { system } = journey
    const account = system.demoAccounts().staff
    const staff = await signInStaff(system.url, account)
    const model = 'PX-BARE-10'
    const part = enteredPart('Bare Works', model)
    const { productId } = (await staff.call(createProduct, { product: part })).data()
    ;(await staff.call(getProduct, { productId })).data()

    const clerk = await ConsolePerson.arrive(journey, account)
    const { page, text } = clerk
    const check = async () => {
      expect(await accessibilityViolations(page)).toEqual([])
      expect(await surplusWidth(page)).toBe(0)
    }
    const kind = (name: string) => text(`resources.category-completeness.fields.${name}`)

    await clerk.open('/products')
    await page.getByRole('link', { name: text('resources.category-completeness.name'), exact: true }).click()
    await page.getByRole('heading', { name: text('resources.category-completeness.name'), exact: true }).waitFor()
    await page
      .getByLabel(text('resources.category-completeness.filters.missing'), { exact: true })
      .selectOption('drawing')
    await page.waitForURL(/missing/)
    const ofDrawings = page.getByRole('link', { name: new RegExp(`^${kind('drawing')}(?:: |：)[1-9]`) })
    await ofDrawings.first().waitFor()
    await check()
    await ofDrawings.and(page.locator(`[href*="${part.category}"]`)).click()
    await page.getByText(model, { exact: true }).click()

    const sheet = page.getByRole('region', { name: text('resources.category-completeness.short') })
    for (const name of ['datasheet', 'drawing', 'price']) await sheet.getByText(kind(name), { exact: true }).waitFor()
    await check()

    const { priceStreamVersion: version } = (await staff.call(getProduct, { productId })).data()
    const breaks = [{ from: 1, unitPrice: { amount: 5, scale: 1, currency: 'USD' as const } }]
    ;(await staff.call(setPrice, { productId, version, currency: 'USD', breaks })).data()
    ;(await staff.call(getProduct, { productId })).data()
    await page.reload()
    await sheet.getByText(kind('datasheet'), { exact: true }).waitFor()
    expect(await sheet.getByText(kind('price'), { exact: true }).count()).toBe(0)
    await page.context().close()
  },
}
