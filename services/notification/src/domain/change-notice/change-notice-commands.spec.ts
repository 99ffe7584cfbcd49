import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { at, endOfLife, firstBuyer, mailed, noticeId, published, withdrawn, written } from './change-notice.fixtures.ts'
import { changeNoticeDecider } from './change-notice-decider.ts'

const creating = { type: 'create-change-notice', changeNoticeId: noticeId, ...endOfLife, writtenAt: at } as const
const updating = { type: 'update-change-notice', ...endOfLife, now: at } as const
const publishing = { type: 'publish-change-notice', now: at } as const
const withdrawing = { type: 'withdraw-change-notice', now: at } as const
const recording = {
  type: 'record-change-notice-mailed',
  after: null,
  lastBuyerId: firstBuyer,
  recipients: 1,
  isDone: true,
  now: at,
} as const

describe('create-change-notice', () => {
  it('writes a draft, once', () => {
    given(changeNoticeDecider, []).when(creating).then([written])
    given(changeNoticeDecider, [written]).when(creating).thenNothing()
  })

  it('announces the end of life a year before the last order', () => {
    given(changeNoticeDecider, [])
      .when({ ...creating, lastOrderOn: '2027-11-26' })
      .thenRejected('invalid-input', { errors: { lastOrderOn: 'within-a-year' } })
    given(changeNoticeDecider, [])
      .when({ ...creating, lastOrderOn: null })
      .thenRejected('invalid-input', { errors: { lastOrderOn: 'required' } })
    given(changeNoticeDecider, [])
      .when({ ...creating, lastShipmentOn: '2027-11-01' })
      .thenRejected('invalid-input', { errors: { lastShipmentOn: 'before-last-order' } })
  })

  it('wants the day of a change, not before its announcement', () => {
    const change = { ...creating, kind: 'product-change', lastOrderOn: null, lastShipmentOn: null } as const
    given(changeNoticeDecider, [])
      .when(change)
      .thenRejected('invalid-input', { errors: { effectiveOn: 'required' } })
    given(changeNoticeDecider, [])
      .when({ ...change, effectiveOn: '2026-11-01' })
      .thenRejected('invalid-input', { errors: { effectiveOn: 'before-announcement' } })
  })
})

describe('update-change-notice', () => {
  it('changes a draft', () => {
    const reference = 'PDN-2026-043'
    const changed = { ...endOfLife, reference }
    given(changeNoticeDecider, [written])
      .when({ ...updating, reference })
      .then([{ type: 'change-notice-written', data: { changeNoticeId: noticeId, ...changed, writtenAt: at } }])
  })

  it('refuses what is published, and what never was', () => {
    given(changeNoticeDecider, [written, published]).when(updating).thenRejected('change-notice-published')
    given(changeNoticeDecider, []).when(updating).thenRejected('notice-not-found')
  })

  it('does nothing on repetition', () => given(changeNoticeDecider, [written]).when(updating).thenNothing())
})

describe('publish-change-notice', () => {
  it('publishes a draft, once', () => {
    given(changeNoticeDecider, [written]).when(publishing).then([published])
    given(changeNoticeDecider, [written, published]).when(publishing).thenNothing()
  })

  it('refuses one that was withdrawn, and what never was', () => {
    given(changeNoticeDecider, [written, withdrawn]).when(publishing).thenRejected('change-notice-published')
    given(changeNoticeDecider, []).when(publishing).thenRejected('notice-not-found')
  })
})

describe('withdraw-change-notice', () => {
  it('takes a notice away, once', () => {
    given(changeNoticeDecider, [written, published]).when(withdrawing).then([withdrawn])
    given(changeNoticeDecider, [written, withdrawn]).when(withdrawing).thenNothing()
    given(changeNoticeDecider, []).when(withdrawing).thenRejected('notice-not-found')
  })
})

describe('record-change-notice-mailed', () => {
  it('records that buyers have been addressed', () => {
    given(changeNoticeDecider, [written, published]).when(recording).then([mailed])
  })

  it('does nothing where another instance was faster, or the notice is shown no longer', () => {
    given(changeNoticeDecider, [written, published, mailed]).when(recording).thenNothing()
    given(changeNoticeDecider, [written, published])
      .when({ ...recording, after: firstBuyer })
      .thenNothing()
    given(changeNoticeDecider, [written, published, withdrawn]).when(recording).thenNothing()
    given(changeNoticeDecider, []).when(recording).thenRejected('notice-not-found')
  })
})
