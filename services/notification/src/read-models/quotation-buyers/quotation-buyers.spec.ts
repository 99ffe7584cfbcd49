import { readFileSync } from 'node:fs'
import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import { quotationEvent } from '@pinline/events/order/quotation-event'
import { expect, it } from 'vitest'
import { quotationBuyers } from './quotation-buyers.projection.ts'

const golden = (type: string) =>
  quotationEvent.parse(
    JSON.parse(readFileSync(new URL(`../../../../../events/src/golden/${type}.v1.json`, import.meta.url), 'utf8')),
  )
const requested = golden('quotation-requested')
const recorded = [requested, golden('quotation-answered'), golden('quotation-accepted')].map((event, index) => ({
  ...{ id: `Q2611214073958@${index + 1}`, service: 'order' as const, streamType: 'quotation' },
  ...{ streamId: 'Q2611214073958', sequence: index + 1, event, actor: { kind: 'service' as const, id: 'order' } },
  ...{ correlationId: 'request-1', causationId: 'request-1', recordedAt: '2026-11-21T08:30:00.000Z' },
}))

it('the buyer of a quotation is kept, whatever follows', () => {
  if (requested.type !== 'quotation-requested') throw new Error('golden sample')
  expect(replayTwice(quotationBuyers, recorded).get('Q2611214073958')).toMatchObject({
    buyerId: requested.data.buyerId,
  })
})
