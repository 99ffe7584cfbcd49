import mongoose from 'mongoose'
import { expect } from 'vitest'
import type { TestSystem } from '../../harness/start-system.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import type { AccountJourney } from './account-journey.ts'
import { ConsolePerson } from './console-person.ts'

/** Damages a row of the catalogue's products by hand; `isDamaged` says whether it still is. */
const damageRow = async (system: TestSystem) => {
  const client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
  const db = client.db(`${system.databasePrefix}catalogue`)
  const names = (await db.listCollections().toArray()).map(({ name }) => name)
  const view = names.find((name) => /^view-products-\d+\.1$/.test(name)) ?? ''
  const rows = db.collection<{ _id: string; strayMark?: number }>(view)
  const row = await rows.findOne({ _deleted: { $exists: false } }, { sort: { _id: -1 } })
  const _id = row?._id ?? ''
  await rows.updateOne({ _id }, { $set: { strayMark: 1 } })
  return {
    rowId: _id,
    isDamaged: async () => (await rows.findOne({ _id }))?.strayMark === 1,
    end: () => client.close(),
  }
}

/** A row of a read model was damaged by hand: an operator has it compared with its events, and finds it repaired. */
export const checkRow: AccountJourney = {
  name: 'an operator checks and repairs a row of a read model',
  run: async (journey) => {
    const { system } = journey
    const { rowId, isDamaged, end } = await damageRow(system)
    try {
      const person = await ConsolePerson.arrive(journey, system.demoAccounts().staff)
      const { page, text } = person
      await person.open('/operations')
      await page.getByRole('link', { name: text('operations.reconcilers.title'), exact: true }).click()
      await page.waitForURL(/\/operations\/drift$/)
      await page.getByRole('heading', { name: text('operations.reconcilers.latest') }).waitFor()
      expect(await isDamaged()).toBe(true)

      await page.getByLabel(text('drift.view'), { exact: true }).selectOption('catalogue/products')
      await page.getByLabel(text('drift.row'), { exact: true }).fill(rowId)
      await person.button('drift.check').click()
      await page.getByText(text('drift.outcome.repaired')).waitFor()
      await page.getByText('strayMark', { exact: true }).waitFor()
      expect(await isDamaged()).toBe(false)
      const found = page.getByRole('listitem').filter({ hasText: rowId })
      await found.getByText(text('operations.findings.state.repaired'), { exact: true }).waitFor()
      expect(await accessibilityViolations(page)).toEqual([])

      await person.button('drift.check').click()
      await page.getByText(text('drift.outcome.same')).waitFor()
      await page.context().close()
    } finally {
      await end()
    }
  },
}
