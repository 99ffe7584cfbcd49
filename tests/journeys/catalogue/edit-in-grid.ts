import { createProduct } from '@pinline/contracts/catalogue/product/create-product'
import { getProduct } from '@pinline/contracts/catalogue/product/get-product'
import type { ProductId } from '@pinline/events/ids'
import { expect } from 'vitest'
import { signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { surplusWidth } from '../page-width.ts'
import { waitForFocus } from '../wait-for-page.ts'
import type { CatalogueJourney } from './catalogue-journey.ts'
import { enteredPart } from './entered-part.ts'

const manufacturer = 'Grid Works'

/** Staff give three parts values of their own, typed and pasted, and see each change before it is sent. */
export const editInGrid: CatalogueJourney = {
  name: 'staff type and paste values of three parts in a grid, correct one, and change each to its own',
  run: async (journey) => {
    const { system } = journey
    const account = system.demoAccounts().staff
    const staff = await signInStaff(system.url, account)
    const models = ['PX-G1', 'PX-G2', 'PX-G3']
    const ids = new Map<string, ProductId>()
    for (const model of models) {
      const { productId } = (await staff.call(createProduct, { product: enteredPart(manufacturer, model) })).data()
      ids.set(model, productId)
      ;(await staff.call(getProduct, { productId })).data()
    }

    const clerk = await ConsolePerson.arrive(journey, account)
    const { page, text } = clerk
    const dialog = clerk.dialog()
    const check = async () => {
      expect(await accessibilityViolations(page)).toEqual([])
      expect(await surplusWidth(page)).toBe(0)
    }
    const cell = (name: 'moq' | 'leadTimeDays' | 'packingUnit', model: string) => {
      const field = text(`resources.products.fields.${name}`)
      return dialog.getByLabel(text('resources.products.bulk.grid_cell', { field, model }), { exact: true })
    }
    const next = clerk.button('resources.products.bulk.next', dialog)
    await clerk.open(`/products?filter=${encodeURIComponent(JSON.stringify({ manufacturer }))}`)
    for (const model of models) await page.getByText(model, { exact: true }).waitFor()
    await page.getByRole('checkbox', { name: text('shell.bulk.select_page'), exact: true }).check()
    await page.getByRole('button', { name: `${text('resources.products.bulk.grid')}…`, exact: true }).click()
    await next.click()
    await dialog.getByText(text('resources.products.bulk.grid_none'), { exact: true }).waitFor()

    const heads = (await dialog.getByRole('columnheader').allTextContents()).join()
    expect(heads).toContain(text('resources.products.edit.unit.days'))

    await cell('moq', 'PX-G1').fill('many')
    await cell('moq', 'PX-G1').press('Enter')
    // The list has its own order of parts.
    const order = await dialog.getByRole('rowheader').allTextContents()
    const below = order[order.indexOf('PX-G1') + 1]
    if (below !== undefined) await waitForFocus(cell('moq', below))
    await next.click()
    const fault = text('resources.products.bulk.grid_faults', { smart_count: 1 })
    await dialog.getByText(fault, { exact: true }).waitFor()
    await waitForFocus(cell('moq', 'PX-G1'))
    await dialog.getByText(text('resources.products.edit.fault.whole'), { exact: true }).waitFor()
    await check()
    await cell('moq', 'PX-G1').fill('10')
    const [first = '', second = '', third = ''] = order
    await cell('packingUnit', first).evaluate((field, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, '50\t21\n60\t28\n')
    expect(await cell('leadTimeDays', second).inputValue()).toBe('28')
    await next.click()

    const row = (model: string) => dialog.getByRole('row').filter({ hasText: model })
    await row(second).waitFor()
    expect(await row(third).count()).toBe(0)
    await row(first)
      .getByText(text('resources.products.days', { smart_count: 21 }), { exact: false })
      .waitFor()
    await check()

    // Whoever has sent nothing goes on typing; while the parts are read anew, what was shown before cannot be sent.
    await clerk.button('forms.leave', dialog).click()
    expect(await cell('leadTimeDays', first).inputValue()).toBe('21')
    const reading = Promise.withResolvers<void>()
    await page.route('**/api/v1/admin/products?**', async (route) => {
      await reading.promise
      await route.continue()
    })
    await next.click()
    await dialog.getByText(text('resources.products.bulk.title'), { exact: true }).waitFor()
    expect(await row(second).count()).toBe(0)
    reading.resolve()
    await row(second).waitFor()
    await dialog
      .getByRole('button', { name: text('resources.products.bulk.confirm', { smart_count: 2 }), exact: true })
      .click()
    const done = dialog.getByRole('cell', { name: text('shell.bulk.outcome.done'), exact: true })
    await waitFor('both are done', async () => (await done.count()) === 2)
    await clerk.button('forms.close', dialog).last().click()
    await dialog.waitFor({ state: 'hidden' })
    const stored = await Promise.all(
      [first, second, third].map(async (model) => {
        const productId = ids.get(model)
        if (productId === undefined) throw new Error(`no part ${model}`)
        const { packingUnit, leadTimeDays, moq } = (await staff.call(getProduct, { productId })).data().product
        return { packingUnit, leadTimeDays, moq }
      }),
    )
    const { packingUnit, leadTimeDays, moq } = enteredPart(manufacturer, third)
    expect(stored).toEqual([
      { packingUnit: 50, leadTimeDays: 21, moq },
      { packingUnit: 60, leadTimeDays: 28, moq },
      { packingUnit, leadTimeDays, moq },
    ])
    await page.context().close()
  },
}
