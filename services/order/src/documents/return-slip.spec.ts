import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import { languageCodes } from '@pinline/contracts/api/languages'
import type { RecordedEvent } from '@pinline/events/event'
import type { AfterSaleEvent } from '@pinline/events/order/after-sale-event'
import { describe, expect, it } from 'vitest'
import * as sample from '../domain/after-sale/after-sale.fixtures.ts'
import { sellerAt } from '../domain/seller/seller.ts'
import { sellerDecider } from '../domain/seller/seller-decider.ts'
import type { AfterSaleViewRow } from '../read-models/after-sales/after-sales.model.ts'
import { afterSalesProjection } from '../read-models/after-sales/after-sales.projection.ts'
import type { PrintedParty } from './document-frame.ts'
import { returnSlip } from './return-slip.ts'

const { requestNo, submitted, approved, approvedWithoutReturn, received, rejected, cancelled, refundApproved } = sample

const requestAfter = (...events: readonly AfterSaleEvent[]) => {
  const recorded = events.map(
    (event, index): RecordedEvent<AfterSaleEvent> => ({
      ...{ id: `${requestNo}@${index + 1}`, service: 'order', streamType: 'after-sale', streamId: requestNo },
      ...{ sequence: index + 1, event, actor: { kind: 'visitor' }, correlationId: 'c', causationId: 'c' },
      recordedAt: sample.day('25'),
    }),
  )
  const row = replayTwice(afterSalesProjection, recorded).get(requestNo) as AfterSaleViewRow | undefined
  if (row === undefined) throw new Error('no row')
  return { ...row, version: events.length }
}

const party: PrintedParty = {
  ...{ name: 'Goods-in', phone: '+442079460118', zipcode: 'LS10 0ZZ', country: 'GB', zone: 'England', city: 'Leeds' },
  ...{ address: '14 Calder Yard', company: 'Calder Ltd', taxNumber: 'GB123456789', countryName: 'United Kingdom' },
  zoneName: 'England',
}
const slipOf = (events: readonly AfterSaleEvent[], more: Partial<Parameters<typeof returnSlip>[0]> = {}) =>
  returnSlip({
    request: requestAfter(...events),
    instructions: 'Dock 4\n请写上编号',
    seller: sellerAt(sellerDecider.initial, 0),
    party,
    language: 'en',
    ...more,
  })

describe('a return slip', () => {
  it('says what comes back, from whom and where to, with its number for a scanner', () => {
    const slip = slipOf([submitted, approved])
    expect(slip).toMatchObject({ paper: 'A4', code: requestNo, totals: [] })
    expect(slip?.rows).toEqual([
      [{ text: submitted.data.model, small: submitted.data.manufacturer }, { text: String(submitted.data.quantity) }],
    ])
    const [to, from] = slip?.parties ?? []
    expect(to?.lines).toContain(sellerAt(sellerDecider.initial, 0).name)
    for (const line of ['Goods-in', 'Leeds', 'United Kingdom']) expect(from?.lines.join('\n')).toContain(line)
    expect(JSON.stringify(slip)).not.toContain('GB123456789')
    expect(slip?.notes[0]).toBe('Dock 4\n请写上编号')
  })
  it('is there only while the pieces are on their way back', () => {
    for (const events of [
      [submitted],
      [submitted, approvedWithoutReturn],
      [submitted, rejected],
      [submitted, approved, cancelled],
      // Fewer than were asked for: what was received ends the return as well.
      [submitted, approved, received],
      [submitted, approved, received, refundApproved],
    ])
      expect(slipOf(events)).toBeUndefined()
  })
  it('is printed on the paper of the buyer’s country, without an address that is erased', () => {
    expect(slipOf([submitted, approved], { party: { ...party, country: 'US' } })?.paper).toBe('LETTER')
    const erased = slipOf([submitted, approved], { party: null, instructions: null })
    expect(erased).toMatchObject({ paper: 'A4', parties: [{}] })
    expect(erased?.notes).toHaveLength(1)
  })
  it('is whole in each language, and in no two the same', () => {
    const slips = languageCodes.map((language) => slipOf([submitted, approved], { language }))
    const texts = slips.map((slip) => [
      slip?.title,
      ...(slip?.columns ?? []).map(({ title }) => title),
      slip?.notes.at(-1),
    ])
    for (const written of texts.flat()) expect(written).toMatch(/\p{L}/u)
    expect(new Set(texts.map((written) => written.at(-1))).size).toBe(languageCodes.length)
  })
})
