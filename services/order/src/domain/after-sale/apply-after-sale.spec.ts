import { given } from '@pinline/chassis/domain/given'
import { orderNumber } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { applying, cancelled, day, returnedLine, submitted, textRef } from './after-sale.fixtures.ts'
import { afterSaleDecider } from './after-sale-decider.ts'

const madeToOrder = { ...returnedLine, custom: true }
const request = given(afterSaleDecider, [])

describe('apply-after-sale', () => {
  it('records what the buyer asked for', () => request.when(applying).then([submitted]))
  it('keeps a reference to the note', () =>
    request
      .when({ ...applying, noteRef: textRef(1) })
      .then([{ ...submitted, data: { ...submitted.data, noteRef: textRef(1) } }]))
  it('is quiet on the same request again', () => {
    given(afterSaleDecider, [submitted]).when(applying).thenNothing()
    given(afterSaleDecider, [submitted, cancelled]).when(applying).thenNothing()
  })
  it('leaves a number of another order alone', () =>
    given(afterSaleDecider, [submitted])
      .when({ ...applying, orderNo: orderNumber.parse('2611214073966') })
      .thenRejected('version-conflict'))

  it('rejects more pieces than are left, and says how many are', () =>
    request.when({ ...applying, quantity: 40, left: 39 }).thenRejected('after-sale-quantity-not-allowed', {
      errors: { quantity: 'after-sale-quantity-not-allowed' },
      data: { left: 39 },
    }))
  it('takes the last pieces, and no fraction of one', () => {
    request.when({ ...applying, left: 40 }).then([submitted])
    request.when({ ...applying, quantity: 0.5 }).thenRejected('after-sale-quantity-not-allowed')
    request.when({ ...applying, quantity: 0 }).thenRejected('after-sale-quantity-not-allowed')
  })

  it('marks damage reported late and refuses it not', () => {
    const onTime = { ...applying, now: day('26') }
    request.when(onTime).then([{ ...submitted, data: { ...submitted.data, submittedAt: day('26') } }])
    request
      .when({ ...applying, now: day('27') })
      .then([{ ...submitted, data: { ...submitted.data, late: true, submittedAt: day('27') } }])
  })
  it('knows no lateness of other reasons', () =>
    request
      .when({ ...applying, reason: 'defective', now: day('27') })
      .then([{ ...submitted, data: { ...submitted.data, reason: 'defective', submittedAt: day('27') } }]))

  it('takes made-to-order parts back for defects only', () => {
    request.when({ ...applying, line: madeToOrder }).then([{ ...submitted, data: { ...submitted.data, custom: true } }])
    request.when({ ...applying, line: madeToOrder, reason: 'not-needed' }).thenRejected('after-sale-defects-only')
  })
  it('rejects a reason of another kind', () =>
    request
      .when({ ...applying, kind: 'repair', reason: 'not-needed' })
      .thenRejected('after-sale-reason-not-allowed', { errors: { reason: 'after-sale-reason-not-allowed' } }))
  it('ends with its window, of which the last moment counts', () => {
    request
      .when({ ...applying, reason: 'defective', now: day('30') })
      .then([{ ...submitted, data: { ...submitted.data, reason: 'defective', submittedAt: day('30') } }])
    request
      .when({ ...applying, now: '2026-11-30T08:30:00.001Z' })
      .thenRejected('after-sale-window-over', { data: { days: 6 } })
  })
})
