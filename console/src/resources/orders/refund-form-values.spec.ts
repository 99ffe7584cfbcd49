import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { productId } from '@pinline/events/ids'
import type { Money } from '@pinline/events/money'
import { expect, it } from 'vitest'
import {
  amountText,
  emptyRefundForm,
  piecesLeft,
  proposedRefund,
  type RefundFormValues,
  refundAmount,
  refundLines,
} from './refund-form-values.ts'

const header = productId.parse('p-00112233445566aa')
const usd = (minor: number): Money => ({ minor, currency: 'USD' })
type Refund = OrderRecord['refunds'][number]

const orderWith = (refunds: readonly Partial<Refund>[], left = 12_558) => ({
  lines: [{ productId: header, quantity: 250, lineTotal: usd(10_098) }] as unknown as OrderRecord['lines'],
  freight: usd(2460),
  refunds: refunds.map((refund) => ({ lines: [], orderAmount: null, ...refund })) as unknown as Refund[],
  refundable: usd(left),
})
const form = (values: Partial<RefundFormValues>): RefundFormValues => ({ ...emptyRefundForm, ...values })
const pieces = (count: string) => form({ pieces: { [header]: count } })
const lines = [{ productId: header, quantity: 200 }]

it('proposes the share of a line, and the whole line for all of its pieces', () => {
  const order = orderWith([])
  expect(proposedRefund(order, pieces('30'))).toEqual(usd(1212))
  expect(proposedRefund(order, pieces('250'))).toEqual(usd(10_098))
  expect(refundLines(order, pieces('30'))).toEqual([{ productId: header, quantity: 30 }])
  expect(refundAmount(order, pieces(''))).toBeUndefined()
})

it('has no lines where more pieces are typed than are left, or no number', () => {
  const order = orderWith([{ lines, reason: 'after-sale' }])
  expect(piecesLeft(order, header)).toBe(50)
  expect(piecesLeft(orderWith([{ lines, reason: 'goodwill' }]), header)).toBe(250)
  expect(refundLines(order, pieces('51'))).toBeUndefined()
  expect(refundLines(order, pieces('5.5'))).toBeUndefined()
  expect(refundLines(order, pieces('50'))).toEqual([{ productId: header, quantity: 50 }])
})

it('proposes the freight that was not refunded, and never more than is left of the payment', () => {
  const freight = form({ basis: 'freight' })
  expect(proposedRefund(orderWith([]), freight)).toEqual(usd(2460))
  expect(proposedRefund(orderWith([{ reason: 'freight', orderAmount: usd(2000) }]), freight)).toEqual(usd(460))
  expect(proposedRefund(orderWith([], 100), freight)).toEqual(usd(100))
})

it('takes a typed amount up to what is left, with a point or a comma', () => {
  const amount = (text: string) => refundAmount(orderWith([], 1250), form({ basis: 'amount', amount: text }))
  expect(amount('12.5')).toEqual(usd(1250))
  expect(amount('12,50')).toEqual(usd(1250))
  for (const wrong of ['12.51', '0', '', '1.234', '-1', 'x']) expect(amount(wrong)).toBeUndefined()
  expect(amountText(usd(1250))).toBe('12.50')
  expect(amountText({ minor: 500, currency: 'JPY' })).toBe('500')
})
