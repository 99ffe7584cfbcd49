import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { at, endOfLife, firstBuyer, noticeId } from '../change-notice/change-notice.fixtures.ts'
import { addressedNoticeDecider } from './addressed-notice-decider.ts'

const data = {
  changeNoticeId: noticeId,
  buyerId: firstBuyer,
  productIds: endOfLife.parts.map((part) => part.productId),
  addressedAt: at,
}

describe('address-notice', () => {
  it('addresses a notice to a buyer once, however often a batch is repeated', () => {
    const addressed = { type: 'change-notice-addressed', data } as const
    given(addressedNoticeDecider, [])
      .when({ type: 'address-notice', ...data })
      .then([addressed])
    given(addressedNoticeDecider, [addressed])
      .when({ type: 'address-notice', ...data, addressedAt: '2026-11-28T09:00:00.000Z' })
      .thenNothing()
  })
})
