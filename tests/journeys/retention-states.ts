import type { Retention } from '@pinline/contracts/api/retention'
import { listRetention } from '@pinline/contracts/gateway/operations/list-retention'
import type { Page } from 'playwright-core'
import type { Screen } from './screens.ts'

const path = `**/api/v1${listRetention.path}*`

/** Shows the page with other rows than there are. */
const withRows =
  (change: (row: Retention, service: string) => Retention | undefined, down?: string) =>
  async (page: Page): Promise<void> => {
    await page.route(path, async (route) => {
      const response = await route.fetch()
      const body: unknown = await response.json()
      const data = listRetention.output.parse(Reflect.get(Object(body), 'data'))
      const services = data.services.map(({ name, list }) => ({
        name,
        list: name === down ? null : (list?.flatMap((row) => change(row, name) ?? []) ?? null),
      }))
      await route.fulfill({ response, json: { ...Object(body), data: { ...data, services } } })
    })
    await page.reload()
    await page.locator('.retention').first().waitFor()
  }

const overdue = withRows((row, service) =>
  (service === 'order' && ['outbox', 'queued-jobs'].includes(row.kind)) || row.kind === 'uploads'
    ? { ...row, entries: 1204, oldestAt: '2026-01-05T08:12:44.000Z', dueAt: '2026-01-06T08:12:44.000Z', overdue: true }
    : { ...row, ...(row.kind === 'visits' ? { entries: 10_000, hasMore: true } : {}) },
)
const unavailable = withRows(
  (row) =>
    row.field === null
      ? { ...row, entries: null, oldestAt: null, dueAt: null }
      : // A kind of a newer release.
        { ...row, ...(row.kind === 'findings' ? { kind: 'kind-of-tomorrow' } : {}) },
  'order',
)

const failed = async (page: Page): Promise<void> => {
  await page.route(path, (route) => route.abort())
  await page.reload()
  await page.getByRole('alert').first().waitFor()
}

/** Had its figures once. */
const stale = async (page: Page): Promise<void> => {
  await page.unroute(path)
  await page.reload()
  await page.locator('.retention').first().waitFor()
  await page.route(path, (route) => route.abort())
  await page.getByRole('alert').first().waitFor()
}

/** The page of retention in states that a healthy product does not show. */
export const retentionStates: readonly Screen[] = Object.entries({ overdue, unavailable, failed, stale }).map(
  ([name, open]) => ({
    ...{ name: `console-retention-${name}`, path: '/console/operations/retention', inShop: false, as: 'staff' },
    open,
  }),
)
