import { given } from '@pinline/chassis/domain/given'
import { vaultReference } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { at, firstParcel, inTesting, placing } from './order.fixtures.ts'
import { orderDecider } from './order-decider.ts'

const entryId = '0123456789abcdef01234567'
const contentRef = vaultReference.parse(`tracking-${placing.orderNo}@1`)
const entry = { parcelNo: 1, entryId, at: at('18:00:00'), contentRef }
const added = { type: 'tracking-entry-added', data: { ...entry, addedAt: at('20:00:00') } } as const
const command = { type: 'remove-tracking-entry', parcelNo: 1, entryId, now: at('21:00:00') } as const
const removed = { type: 'tracking-entry-removed', data: { parcelNo: 1, entryId, removedAt: at('21:00:00') } } as const
const add = { type: 'add-tracking-entry', ...entry, now: at('22:00:00') } as const
const sent = [...inTesting, firstParcel, added]

describe('remove-tracking-entry', () => {
  it('takes back an entry', () => given(orderDecider, sent).when(command).then([removed]))
  it('does nothing on repetition', () =>
    given(orderDecider, [...sent, removed])
      .when(command)
      .thenNothing())
  it('refuses an entry that staff did not write, a parcel that was not shipped and an order that was never placed', () => {
    given(orderDecider, sent)
      .when({ ...command, entryId: 'f'.repeat(24) })
      .thenRejected('tracking-entry-not-found')
    given(orderDecider, sent)
      .when({ ...command, parcelNo: 2 })
      .thenRejected('parcel-not-found')
    given(orderDecider, []).when(command).thenRejected('order-not-found')
  })
  it('lets staff enter it again, but no file that is imported again', () => {
    given(orderDecider, [...sent, removed])
      .when(add)
      .then([{ ...added, data: { ...added.data, addedAt: at('22:00:00') } }])
    given(orderDecider, [...sent, removed])
      .when({ ...add, imported: true })
      .thenNothing()
  })
})
