import type { ServiceOperations } from '@pinline/contracts/api/operations'
import { createFormat } from '@pinline/ui/format/create-format'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { expect, it } from 'vitest'
import { en } from '../messages/en/en.ts'
import { summaryFigures } from './summary-figures.ts'

const { translate } = polyglotI18nProvider(() => en, 'en')
const service = (over: Partial<ServiceOperations>): ServiceOperations => ({
  ...{ name: 'order', ready: true, outbox: { pending: 0, oldestSeconds: 0 } },
  ...{ reconcilers: [], findings: [], jobs: null, consumers: [] },
  ...over,
})
const behindBy = (lag: number): ServiceOperations =>
  service({
    consumers: [
      {
        ...{ name: 'orders', consumer: 'order.orders', kind: 'reaction', topic: 'pinline.order.v1', parked: [] },
        view: null,
        partitions: [{ partition: 0, offset: 0, end: lag, lag }],
      },
    ],
  })
/** The summary as it is read: each number with its label. */
const readOf = (...services: ServiceOperations[]) =>
  summaryFigures(services, translate, createFormat('en')).map(({ figure, label }) => `${figure} ${label}`)

it('reads as phrases if nothing is behind', () => {
  expect(readOf(service({}))).toEqual([
    '0 parked keys',
    '0 unsent events',
    '0 events behind, max. 0 in one consumer',
    '1 of 1 services up',
  ])
})

it('has the number that its noun needs', () => {
  expect(readOf(behindBy(1))).toContain('1 event behind, max. 1 in one consumer')
  expect(readOf(behindBy(2))).toContain('2 events behind, max. 2 in one consumer')
})

it('names the service whose event waits longest', () => {
  expect(readOf(service({ outbox: { pending: 3, oldestSeconds: 4 } }))).toContain('4 s oldest unsent event, order')
})
