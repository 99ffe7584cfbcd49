import { given } from '@pinline/chassis/domain/given'
import { staffId } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { cancelled, closed, day, rejected, replaced, submitted } from './after-sale.fixtures.ts'
import { afterSaleDecider } from './after-sale-decider.ts'

const [ann, ben] = [staffId.parse('s-0a1b2c3d'), staffId.parse('s-1a1b2c3d')]
const assign = (staff: typeof ann | null) => ({ type: 'assign-after-sale', staffId: staff, now: day('26') }) as const
const assigned = (staff: typeof ann | null) =>
  ({ type: 'after-sale-assigned', data: { staffId: staff, assignedAt: day('26') } }) as const

describe('assign-after-sale', () => {
  it('gives a request to who takes it, also from a colleague, and back to the queue', () => {
    given(afterSaleDecider, [submitted])
      .when(assign(ann))
      .then([assigned(ann)])
    given(afterSaleDecider, [submitted, assigned(ann)])
      .when(assign(ben))
      .then([assigned(ben)])
    given(afterSaleDecider, [submitted, assigned(ann)])
      .when(assign(null))
      .then([assigned(null)])
  })
  it('refuses a request that has ended, or was never submitted', () => {
    for (const end of [[rejected], [cancelled], [replaced, closed]])
      given(afterSaleDecider, [submitted, ...end])
        .when(assign(ann))
        .thenRejected('after-sale-transition-not-allowed')
    given(afterSaleDecider, []).when(assign(ann)).thenRejected('after-sale-not-found')
  })
  it('does nothing on repetition', () => {
    given(afterSaleDecider, [submitted, assigned(ann)])
      .when(assign(ann))
      .thenNothing()
    given(afterSaleDecider, [submitted]).when(assign(null)).thenNothing()
  })
})
