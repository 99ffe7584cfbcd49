import { createProduct } from '@pinline/contracts/catalogue/product/create-product'
import { getProduct } from '@pinline/contracts/catalogue/product/get-product'
import { updateProduct } from '@pinline/contracts/catalogue/product/update-product'
import { expect } from 'vitest'
import { signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { ConsolePerson } from '../accounts/console-person.ts'
import { surplusWidth } from '../page-width.ts'
import type { CatalogueJourney } from './catalogue-journey.ts'
import { enteredPart } from './entered-part.ts'

const manufacturer = 'Many Works'

/** Staff change lead time and lifecycle status of three parts at once, one of which somebody else changes. */
export const editManyParts: CatalogueJourney = {
  name: 'staff change data of three parts at once, retry the one that was changed, and delist them',
  run: async (journey) => {
    const { system } = journey
    const account = system.demoAccounts().staff
    const staff = await signInStaff(system.url, account)
    const models = ['PX-M1', 'PX-M2', 'PX-M3']
    const ids = []
    for (const model of models)
      ids.push((await staff.call(createProduct, { product: enteredPart(manufacturer, model) })).data().productId)
    for (const productId of ids) (await staff.call(getProduct, { productId })).data()

    const clerk = await ConsolePerson.arrive(journey, account)
    const { page, text } = clerk
    const dialog = clerk.dialog()
    const check = async () => {
      expect(await accessibilityViolations(page)).toEqual([])
      expect(await surplusWidth(page)).toBe(0)
    }
    const selectAll = async () => {
      await page.getByRole('checkbox', { name: text('shell.bulk.select_page'), exact: true }).check()
      await page.getByText(text('shell.bulk.selected', { smart_count: 3 }), { exact: true }).waitFor()
    }
    const command = (key: string) => page.getByRole('button', { name: `${text(key)}…`, exact: true })
    const cell = (kind: string) => page.getByRole('cell', { name: text(`shell.bulk.outcome.${kind}`), exact: true })
    const count = async (kind: string) =>
      await dialog
        .getByRole('row')
        .filter({ has: cell(kind) })
        .count()
    const confirm = (key: string, smart_count: number) =>
      dialog.getByRole('button', { name: text(key, { smart_count }), exact: true })
    const done = async () => {
      await waitFor('all are done', async () => (await count('done')) === 3)
      await clerk.button('forms.close', dialog).last().click()
      await dialog.waitFor({ state: 'hidden' })
    }

    await clerk.open(`/products?filter=${encodeURIComponent(JSON.stringify({ manufacturer }))}`)
    for (const model of models) await page.getByText(model, { exact: true }).waitFor()
    await selectAll()
    await command('resources.products.bulk.edit').click()
    const add = dialog.getByLabel(text('resources.products.bulk.add'), { exact: true })
    await clerk.button('resources.products.bulk.next', dialog).click()
    await dialog.getByText(text('resources.products.bulk.none_chosen'), { exact: true }).waitFor()
    await add.selectOption('leadTimeDays')
    const days = dialog.getByLabel(text('resources.products.fields.leadTimeDays'), { exact: true })
    await days.fill('soon')
    await clerk.button('resources.products.bulk.next', dialog).click()
    await dialog.getByText(text('resources.products.edit.fault.whole'), { exact: true }).waitFor()
    await days.fill('33')
    await add.selectOption('lifecycle')
    await dialog
      .getByLabel(text('resources.products.fields.lifecycle'), { exact: true })
      .selectOption('not-for-new-designs')
    await check()
    await clerk.button('resources.products.bulk.next', dialog).click()
    await waitFor('three are ready', async () => (await count('waiting')) === 3)
    const before = text('resources.products.days', { smart_count: 14 })
    const after = text('resources.products.days', { smart_count: 33 })
    const change = text('resources.products.bulk.from_to', { before, after })
    expect(await dialog.getByRole('cell', { name: change, exact: true }).count()).toBe(3)
    await check()

    const [, changed] = ids
    if (changed === undefined) throw new Error('no part')
    const { productVersion: version } = (await staff.call(getProduct, { productId: changed })).data()
    ;(await staff.call(updateProduct, { productId: changed, version, product: { moq: 20 } })).data()
    await confirm('resources.products.bulk.confirm', 3).click()
    await confirm('shell.bulk.retry', 1).waitFor()
    expect(await count('done')).toBe(2)
    await dialog
      .getByRole('row')
      .filter({ hasText: 'PX-M2' })
      .filter({ has: cell('conflict') })
      .waitFor()
    await confirm('shell.bulk.retry', 1).click()
    await done()
    for (const productId of ids)
      await waitFor(`the change of ${productId}`, async () => {
        const { product, lifecycle } = (await staff.call(getProduct, { productId })).data()
        return product.leadTimeDays === 33 && lifecycle === 'not-for-new-designs'
      })
    expect((await staff.call(getProduct, { productId: changed })).data().product.moq).toBe(20)

    await selectAll()
    await command('resources.products.bulk.withdraw').click()
    await waitFor('three can be delisted', async () => (await count('waiting')) === 3)
    await confirm('resources.products.bulk.withdraw_confirm', 3).click()
    await done()
    await page.getByText(text('shell.list.none_match'), { exact: true }).waitFor()
    await waitFor('it is delisted', async () => (await staff.call(getProduct, { productId: changed })).data().withdrawn)
    await page.context().close()
  },
}
