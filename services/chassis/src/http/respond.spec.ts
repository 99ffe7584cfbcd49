import { rejection } from '@pinline/contracts/api/error-codes'
import { describe, expect, it } from 'vitest'
import { result } from './call-result.ts'
import { replyOf } from './respond.ts'

const context = { language: 'en', requestId: 'request-1' } as const

describe('a reply from views that have not caught up with the caller', () => {
  it('is marked as stale, refusals too: what is missing may be on its way', () => {
    const data = replyOf(result({ orderNo: 1 }), context, false)
    expect(data.body).toMatchObject({ code: 200, meta: { requestId: 'request-1', stale: true } })
    const refused = replyOf(rejection('order-not-found'), context, false)
    expect(refused.body).toMatchObject({ code: 404, meta: { type: 'order-not-found', stale: true } })
  })

  it('has no such mark once they have', () => {
    for (const answer of [result({}), rejection('order-not-found')])
      expect(replyOf(answer, context).body.meta).not.toHaveProperty('stale')
  })
})
