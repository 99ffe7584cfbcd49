import { listAudit } from '@pinline/contracts/account/audit/list-audit'
import { retryJobs as retryJobsCall } from '@pinline/contracts/gateway/operations/retry-jobs'
import mongoose from 'mongoose'
import { expect } from 'vitest'
import { signInStaff } from '../../harness/shop.ts'
import type { TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import type { AccountJourney } from './account-journey.ts'
import { ConsolePerson } from './console-person.ts'

const job = 'expire-order'
/** Unknown to the product: there is nothing to expire. */
const doneOrder = '1000000000001'
const many = 16

/** Notes of jobs that failed: all but one of an id that no order can have. */
const failJobs = async (system: TestSystem): Promise<void> => {
  const client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
  try {
    const at = new Date(Date.now() - 3_600_000)
    const ids = [doneOrder, ...Array.from({ length: many }, (_, index) => `no-order-${index}`)]
    await client
      .db(`${system.databasePrefix}order`)
      .collection<{ _id: string }>('failed-jobs')
      .insertMany(
        ids.map((id) => ({
          ...{ _id: `${job}:${id}`, job, id, error: 'the wallet did not respond', attempts: 41 },
          ...{ firstAt: at, lastAt: at },
        })),
      )
  } finally {
    await client.close()
  }
}

/** An operator finds out which jobs fail, retries one that then has nothing left to do, and after that all others. */
export const retryJobs: AccountJourney = {
  name: 'an operator retries failed jobs',
  run: async (journey) => {
    const { system } = journey
    await failJobs(system)
    const person = await ConsolePerson.arrive(journey, system.demoAccounts().staff)
    const { page, text } = person
    await person.open('/operations')
    const failing = text('operations.exceptions.jobs', { smart_count: many + 1, count: many + 1 })
    await page.getByRole('link', { name: failing }).click()
    await page.waitForURL(/\/operations\/jobs\?service=order/)
    const row = (id: string) => page.getByRole('row').filter({ has: page.getByText(id, { exact: true }) })

    // The list has two pages; all have failed at the same time, so that they are sorted by id.
    await row(doneOrder).getByText('the wallet did not respond').waitFor()
    await page.getByText(text('shell.pages.rows', { from: 1, to: 15, total: many + 1 })).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])

    await person.button('jobs.retry', row(doneOrder)).click()
    await person.message(text('jobs.queued', { smart_count: 1, count: 1 }))
    await row(doneOrder).waitFor({ state: 'detached' })

    await person.button('jobs.retry_all').click()
    await person
      .dialog()
      .getByText(text('jobs.effect_now', { service: 'order' }))
      .waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await person.button('jobs.retry_confirm', person.dialog()).click()
    await person.message(text('jobs.queued', { smart_count: many, count: many }))
    const last = row(`no-order-${many - 1}`)
    await last.getByText(/42$/).waitFor()
    await last.getByText(/Invalid string/).waitFor()

    await page.getByRole('button', { name: `notification, ${text('jobs.state.failed')}: 0` }).click()
    await page.getByText(text('jobs.none.failed')).waitFor()
    await page.getByRole('button', { name: new RegExp(`^order, ${text('jobs.state.waiting')}: `) }).click()
    await page.getByRole('heading', { name: text('jobs.state.waiting') }).waitFor()
    await page.getByText(text('jobs.sweeps', { service: 'order' })).click()
    await page.getByRole('row').filter({ hasText: 'keep-quotation-deadlines' }).waitFor()

    // The page shows the trail as of when it was opened.
    const clerk = await signInStaff(system.url, system.demoAccounts().staff)
    await waitFor(
      'both retries in the trail',
      async () => (await clerk.call(listAudit, { call: retryJobsCall.name })).data().total >= 2,
    )
    await person.open('/audit')
    await page
      .getByRole('row')
      .filter({ hasText: text('resources.audit.what.retry-jobs') })
      .nth(1)
      .waitFor()
    await page.context().close()
  },
}
