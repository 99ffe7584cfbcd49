import { given } from '@pinline/chassis/domain/given'
import { vaultReference } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { maxTrackingEntries } from './add-tracking-entry.ts'
import { at, firstParcel, inTesting, placing } from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'

const entry = {
  parcelNo: 1,
  entryId: '0123456789abcdef01234567',
  at: at('18:00:00'),
  contentRef: vaultReference.parse(`tracking-${placing.orderNo}@1`),
}
const command = { type: 'add-tracking-entry', ...entry, now: at('20:00:00') } as const
const added = { type: 'tracking-entry-added', data: { ...entry, addedAt: at('20:00:00') } } as const
const sent = [...inTesting, firstParcel]

describe('add-tracking-entry', () => {
  it('adds an entry to a parcel', () => given(orderDecider, sent).when(command).then([added]))
  it('refuses a parcel that was not shipped', () =>
    given(orderDecider, sent)
      .when({ ...command, parcelNo: 2 })
      .thenRejected('parcel-not-found'))
  it('refuses a day before the handing over, or in the future', () => {
    for (const wrong of ['2026-11-20T23:59:59.000Z', '2026-11-22T00:00:00.000Z'])
      given(orderDecider, sent)
        .when({ ...command, at: wrong })
        .thenRejected('tracking-time-wrong', { errors: { at: 'tracking-time-wrong' } })
  })
  it('refuses an entry beyond the limit', () => {
    const many = Array.from({ length: maxTrackingEntries }, (_, n) => ({
      ...added,
      data: { ...added.data, entryId: String(n).padStart(24, '0') },
    }))
    given(orderDecider, [...sent, ...many])
      .when(command)
      .thenRejected('tracking-entry-limit-reached')
  })
  it('refuses an order that was never placed', () =>
    given(orderDecider, []).when(command).thenRejected('order-not-found'))
  it('does nothing on repetition', () =>
    given(orderDecider, [...sent, added])
      .when(command)
      .thenNothing())
})
