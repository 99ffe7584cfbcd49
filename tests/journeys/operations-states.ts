import { getMaintenance } from '@pinline/contracts/account/maintenance/get-maintenance'
import type { MaintenanceView } from '@pinline/contracts/account/maintenance/maintenance'
import type { ErasureRow } from '@pinline/contracts/account/people/erasures-resource'
import type { ServiceOperations } from '@pinline/contracts/api/operations'
import { getOperations } from '@pinline/contracts/gateway/operations/get-operations'
import { buyerId, staffId } from '@pinline/events/ids'
import type { Page } from 'playwright-core'
import type { ConsoleText } from './console-texts.ts'
import type { Screen } from './screens.ts'

type Open = NonNullable<Screen['open']>

const erasuresPath = '**/api/v1/admin/erasures?*'

const counted = (held: number, retained = 0): ErasureRow['services'] => [
  {
    service: 'order',
    vault: [
      { kind: 'address', held, retained: false },
      { kind: 'invoice', held: retained, retained: true },
    ],
  },
  { service: 'notification', vault: [{ kind: 'form', held: 0, retained: false }] },
]

const erasure = (at: number): ErasureRow => {
  const isStaff = at % 5 === 4
  const held = at === 1 ? 3 : 0
  const retained = at % 3 === 0 ? 14 : 0
  const silent: ErasureRow['services'] = [{ service: 'order', vault: null }]
  return {
    id: isStaff ? staffId.parse(`s-00000000${at + 10}`) : buyerId.parse(`b-erased00${at + 10}`),
    kind: isStaff ? 'staff' : 'buyer',
    erasedAt: `2026-11-${28 - at}T09:${10 + at}:00.000Z`,
    by: isStaff
      ? { kind: 'staff', id: staffId.parse('s-demostaff') }
      : { kind: 'buyer', id: buyerId.parse(`b-erased00${at + 10}`) },
    vault: (['profile', 'contact', 'address', 'company', 'credential', 'secondfactor', 'apikey', 'note'] as const)
      .slice(0, 2 + (at % 7))
      .map((kind, row) => ({ kind, entries: 1 + row * at, held: 0 })),
    entries: 12,
    services: at === 2 ? [...silent, ...counted(0).slice(1)] : counted(held, retained),
    ...{ held, retained, proved: held === 0 && at !== 2 },
  }
}

const withErasures =
  (rows: readonly ErasureRow[]): Open =>
  async (page) => {
    await page.route(erasuresPath, async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'content-range': `erasures 0-${rows.length - 1}/${rows.length}` }
      await route.fulfill({ response, headers, json: rows })
    })
    await page.reload()
    await page
      .getByText(rows[0]?.id ?? '')
      .first()
      .waitFor()
  }

const erasuresFailed: Open = async (page) => {
  await page.route(erasuresPath, (route) => route.abort())
  await page.reload()
  await page.getByRole('alert').first().waitFor()
}

const maintained: MaintenanceView = {
  on: true,
  reason: 'Move to the new database servers. Call operations if an order has to go out today.',
  expectedEnd: '2026-11-28T21:30:00.000Z',
  since: '2026-11-28T19:05:00.000Z',
  version: 4,
}

/** The page of operations with this state of maintenance, as far as its sheet is concerned. */
const withMaintenance =
  (state: MaintenanceView): Open =>
  async (page) => {
    await page.route(`**/api/v1${getMaintenance.path}*`, async (route) => {
      const response = await route.fetch()
      const body: unknown = await response.json()
      await route.fulfill({ response, json: { ...Object(body), data: state } })
    })
    await page.reload()
    await page.locator('#maintenance').scrollIntoViewIfNeeded()
  }

const pressed = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).first().click()
  await page.getByRole('dialog').waitFor()
}
const off = { ...maintained, on: false, reason: null, expectedEnd: null, since: null }

const started: Open = async (page, text) => {
  await withMaintenance(off)(page, text)
  await pressed(page, text('operations.maintenance.start'))
}
const refused: Open = async (page, text) => {
  await started(page, text)
  await page.getByLabel(text('operations.maintenance.expected_end')).fill('')
  await page
    .getByRole('button', { name: text('operations.maintenance.start_confirm') })
    .last()
    .click()
}
const changed: Open = async (page, text) => {
  await withMaintenance(maintained)(page, text)
  await pressed(page, text('operations.maintenance.change'))
}
const ended: Open = async (page, text) => {
  await withMaintenance(maintained)(page, text)
  await pressed(page, text('operations.maintenance.end'))
}
const maintenanceFailed: Open = async (page) => {
  await page.route(`**/api/v1${getMaintenance.path}*`, (route) => route.abort())
  await page.reload()
  await page.locator('#maintenance').scrollIntoViewIfNeeded()
}

/** The generation before a switch, which is discarded after some days. */
const standbyOf = (service: ServiceOperations, name: string): ServiceOperations => ({
  ...service,
  consumers: service.consumers.flatMap((consumer) =>
    consumer.name === name && consumer.view !== null
      ? [
          { ...consumer, view: { ...consumer.view, generation: consumer.view.generation + 1 } },
          { ...consumer, view: { ...consumer.view, live: false, until: '2026-12-05T09:12:00.000Z' } },
        ]
      : [consumer],
  ),
})
const standby: Open = async (page: Page, text: ConsoleText) => {
  await page.route(`**/api/v1${getOperations.path}*`, async (route) => {
    const response = await route.fetch()
    const body: unknown = await response.json()
    const data = getOperations.output.parse(Reflect.get(Object(body), 'data'))
    const services = data.services.map((service) => (service.name === 'order' ? standbyOf(service, 'orders') : service))
    await route.fulfill({ response, json: { ...Object(body), data: { ...data, services } } })
  })
  await page.reload()
  await page.getByRole('heading', { name: text('operations.views.rebuilds') }).waitFor()
}

const screens = (path: string, states: Readonly<Record<string, Open>>): Screen[] =>
  Object.entries(states).map(([name, open]) => ({ name, path: `/console${path}`, inShop: false, as: 'staff', open }))

/** Erasures, maintenance and read models in states that a new installation does not show. */
export const operationsStates: readonly Screen[] = [
  ...screens('/operations/erasures', {
    'console-erasures-full': withErasures(Array.from({ length: 15 }, (_, at) => erasure(at))),
    'console-erasures-failed': erasuresFailed,
  }),
  ...screens('/operations', {
    'console-maintenance-on': withMaintenance(maintained),
    'console-maintenance-off': withMaintenance(off),
    'console-maintenance-start': started,
    'console-maintenance-refused': refused,
    'console-maintenance-change': changed,
    'console-maintenance-end': ended,
    'console-maintenance-failed': maintenanceFailed,
    'console-views-standby': standby,
  }),
]
