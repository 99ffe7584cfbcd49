import type { Money } from '@pinline/events/money'
import type { DeliveryChanged } from '@pinline/events/order/delivery-changed'
import { refundId } from '@pinline/events/order/payment-ids'
import { describe, expect, it } from 'vitest'
import { maxDeliveryChanges } from '../../domain/order/allowed-commands.ts'
import {
  at,
  attemptStarted,
  captured,
  confirmed,
  firstCapture,
  placed,
  reserved,
  secondCapture,
  usd,
} from '../../domain/order/order.fixtures.ts'
import { recordedOrder } from '../recorded-order.fixtures.ts'
import type { OrderViewRow, RefundPart } from './orders.model.ts'
import { ordersProjection } from './orders.projection.ts'
import { toOrderRecord } from './to-order-record.ts'
import { toOrderRow } from './to-order-row.ts'

const payable: Money = { minor: 89_573, currency: 'CNY' }
const inYuan = { ...placed, data: { ...placed.data, payable, payableRate: '7.1328' } }

const rowAfter = (events: Parameters<typeof recordedOrder>[0]): OrderViewRow => {
  const row = recordedOrder(events).reduce<OrderViewRow | undefined>(ordersProjection.project, undefined)
  if (row === undefined) throw new Error('no row')
  return row
}

const refund = (id: string, amount: Money, state: RefundPart['state']): RefundPart => ({
  refundId: refundId.parse(`refund-${id}`),
  captureId: firstCapture,
  amount,
  orderAmount: null,
  reason: 'wrong-amount',
  lines: [],
  afterSaleRef: null,
  noteRef: null,
  state,
  failure: null,
  requestedAt: at('09:40:00'),
  completedAt: state === 'completed' ? at('09:41:00') : null,
})

describe('an order that is shown', () => {
  it('has the payable amount besides the total, and the capture that confirmed it', () => {
    const took = { ...captured, data: { ...captured.data, amount: payable } }
    const row = rowAfter([inYuan, reserved, attemptStarted, took as typeof captured, confirmed])
    expect(toOrderRow({ ...row, version: 5 }, new Map(), null)).toMatchObject({
      total: usd(12_558),
      payable,
      payableRate: '7.1328',
      paid: { amount: payable, at: at('09:30:00') },
    })
    expect(toOrderRow({ ...rowAfter([placed]), version: 1 }, new Map(), null)).toMatchObject({
      payable: usd(12_558),
      payableRate: null,
      paid: null,
    })
  })
  it('has what is left of its payment, whatever was refunded of others', () => {
    const took = { ...captured, data: { ...captured.data, amount: payable } }
    const row = rowAfter([inYuan, reserved, attemptStarted, took as typeof captured, confirmed])
    const refunds = [
      refund('aaaa', { minor: 500, currency: 'CNY' }, 'completed'),
      refund('bbbb', { minor: 70, currency: 'CNY' }, 'requested'),
      { ...refund('cccc', payable, 'completed'), captureId: secondCapture },
    ]
    const shown = toOrderRow({ ...row, refunds, version: 9 }, new Map(), null)
    expect(shown.stillPaid).toEqual({ minor: 89_073, currency: 'CNY' })
    expect(toOrderRow({ ...rowAfter([placed]), version: 1 }, new Map(), null).stillPaid).toBeNull()
  })
  it('offers another delivery until it was changed too often', () => {
    const { addressRef, shippingMethod } = placed.data
    const changed: DeliveryChanged = {
      type: 'delivery-changed',
      data: { by: 'buyer', addressRef, shippingMethod, changedAt: at('10:30:00') },
    }
    const offered = (times: number) => {
      const row = { ...rowAfter([placed, reserved, ...Array<DeliveryChanged>(times).fill(changed)]), version: 1 }
      const all = [...toOrderRow(row, new Map(), null).allowedCommands, ...toOrderRecord(row, null).allowedCommands]
      return all.filter((command) => command.startsWith('change-'))
    }
    const { buyer, staff } = maxDeliveryChanges
    expect(offered(buyer - 1)).toEqual(['change-delivery', 'change-delivery-by-staff'])
    expect(offered(buyer)).toEqual(['change-delivery-by-staff'])
    expect(offered(staff - 1)).toEqual(['change-delivery-by-staff'])
    expect(offered(staff)).toEqual([])
  })
  it('adds up only refunds in the payable’s currency', () => {
    const refunds = [
      refund('aaaa', { minor: 500, currency: 'CNY' }, 'completed'),
      refund('bbbb', { minor: 70, currency: 'CNY' }, 'completed'),
      refund('cccc', { minor: 9, currency: 'CNY' }, 'failed'),
      refund('dddd', usd(9999), 'completed'),
    ]
    const shown = toOrderRow({ ...rowAfter([inYuan, reserved]), refunds, version: 2 }, new Map(), null)
    expect(shown.refunded).toEqual({ minor: 570, currency: 'CNY' })
    expect(shown.refunds.map(({ amount, state }) => [amount.minor, state])).toEqual([
      [500, 'completed'],
      [70, 'completed'],
      [9, 'failed'],
      [9999, 'completed'],
    ])
  })
})
