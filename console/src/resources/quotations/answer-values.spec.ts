import type { QuotationRecord } from '@pinline/contracts/order/quotation/quotation-row'
import { productId } from '@pinline/events/ids'
import { numberSignsOf } from '@pinline/ui/format/number-signs'
import { expect, it } from 'vitest'
import { answerValuesOf, readAnswer, readLine } from './answer-values.ts'

const signs = numberSignsOf('en')
const header = productId.parse('p-00112233445566aa')
const line = { productId: header, quantity: 1000 }
const values = { price: '0,25', lead: '14', breaks: [] }
const breaksOf = (...rows: readonly [from: string, price: string][]) =>
  rows.map(([from, price], key) => ({ key, from, price }))
const price = (amount: number) => ({ amount, scale: 2, currency: 'EUR' as const })

it('reads prices, lead times and price breaks', () => {
  const breaks = breaksOf(['100', '0.22'], ['1000', '0.21'])
  expect(readLine(line, { ...values, breaks }, 'EUR', signs).offered).toEqual({
    productId: header,
    unitPrice: price(25),
    leadTimeDays: 14,
    breaks: [
      { from: 100, unitPrice: price(22) },
      { from: 1000, unitPrice: price(21) },
    ],
  })
  expect(readLine(line, values, 'EUR', signs).offered).not.toHaveProperty('breaks')
})

it('names what is missing, and breaks that do not rise or do not fall in price', () => {
  expect(readLine(line, { ...values, price: '', lead: 'soon' }, 'EUR', signs).faults).toMatchObject({
    price: true,
    lead: true,
  })
  for (const rows of [
    breaksOf(['1', '0.2']),
    breaksOf(['1001', '0.2']),
    breaksOf(['100', '0.25']),
    breaksOf(['', '0.2']),
  ])
    expect(readLine(line, { ...values, breaks: rows }, 'EUR', signs)).toMatchObject({
      offered: undefined,
      faults: { breaks: new Set([0]) },
    })
  const rows = breaksOf(['100', '0.22'], ['100', '0.21'], ['200', '0.2'])
  expect(readLine(line, { ...values, breaks: rows }, 'EUR', signs).faults.breaks).toEqual(new Set([1]))
})

it('starts from the last answer, and sends it again', () => {
  const answer = {
    prices: [
      { productId: header, unitPrice: price(25), leadTimeDays: 7, breaks: [{ from: 500, unitPrice: price(21) }] },
    ],
    freight: { minor: 1250, currency: 'EUR' as const },
    shippingMethod: 'express' as const,
    validUntil: '2026-12-26T08:30:00.000Z',
  }
  const round = { from: 'staff' as const, text: null, at: '2026-11-26T08:30:00.000Z', answer }
  const part = { model: '43045-1000', manufacturer: 'Molex', targetPrice: null, wantedOn: null, left: 1000 }
  const quotation = { currency: 'EUR', lines: [{ ...line, ...part }], rounds: [round] } as unknown as QuotationRecord
  const { validUntil: _, ...again } = answer
  expect(readAnswer(quotation, answerValuesOf(quotation, signs), signs)).toEqual({ ...again, validDays: 30 })
  expect(readAnswer(quotation, { ...answerValuesOf(quotation, signs), days: '366' }, signs)).toBeUndefined()
  expect(readAnswer(quotation, answerValuesOf({ ...quotation, rounds: [] }, signs), signs)).toBeUndefined()
})
