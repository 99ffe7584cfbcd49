import { setTimeout as pause } from 'node:timers/promises'
import type { Call, InputOf } from '@pinline/contracts/api/call'
import { applyAfterSale } from '@pinline/contracts/order/after-sale/apply-after-sale'
import { approveAfterSale } from '@pinline/contracts/order/after-sale/approve-after-sale'
import { receiveAfterSale } from '@pinline/contracts/order/after-sale/receive-after-sale'
import { refundAfterSale } from '@pinline/contracts/order/after-sale/refund-after-sale'
import { replaceAfterSale } from '@pinline/contracts/order/after-sale/replace-after-sale'
import { shipReplacement } from '@pinline/contracts/order/after-sale/ship-replacement'
import { confirmReceipt } from '@pinline/contracts/order/order/confirm-receipt'
import type { OrderNumber, ProductId } from '@pinline/events/ids'
import type { CurrencyCode } from '@pinline/events/money'
import type { Answered } from '../harness/shop.ts'

/** One call with retries under one key. */
export type Once<Who> = <C extends Call>(
  who: Who,
  call: C,
  input: InputOf<C>,
) => Promise<{ readonly answered: Answered<C> } | 'gave-up'>

interface Returned {
  readonly orderNo: OrderNumber
  readonly productId: ProductId
  readonly currency: CurrencyCode
}

/** Of the orders, so many by their numbers: their pieces are exchanged. */
const isExchanged = (orderNo: OrderNumber): boolean => Number(orderNo.slice(-2)) % 4 === 0

/** Sends another piece as soon as the stock has one; the refusals of before are those of a request that waits. */
const replacePiece = async <Who>(once: Once<Who>, staff: Who, afterSaleNo: string, seen: number): Promise<void> => {
  await once(staff, replaceAfterSale, { afterSaleNo, version: seen, quantity: 1, fromStock: true })
  const parcel = { carrier: 'Demo Express', trackingNumber: `DXR${afterSaleNo}` }
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await once(staff, shipReplacement, { afterSaleNo, version: seen + 2, ...parcel })
    if (answer === 'gave-up' || answer.answered.envelope.code === 200) return
    await pause(100)
  }
}

/**
 * A delivered piece of one line goes back: the buyer confirms the receipt and asks, staff approve and receive it, and
 * refund it in small money or send another.
 */
export const returnPiece = async <Who>(
  once: Once<Who>,
  who: { readonly buyer: Who; readonly staff: Who },
  { orderNo, productId, currency }: Returned,
): Promise<void> => {
  const kind = isExchanged(orderNo) ? 'exchange' : 'return'
  const form = { orderNo, productId, kind, quantity: 1, openedPackage: false } as const
  const applied = async () => {
    await once(who.buyer, confirmReceipt, { orderNo })
    for (let tries = 0; tries < 10; tries += 1) {
      const answer = await once(who.buyer, applyAfterSale, form)
      if (answer === 'gave-up') return undefined
      if (answer.answered.envelope.code === 200) return answer.answered.data()
      await pause(100)
    }
    return undefined
  }
  const request = await applied()
  if (request === undefined) return
  const { afterSaleNo, version } = request
  await once(who.staff, approveAfterSale, { afterSaleNo, version, returnRequired: true })
  const inspected = { condition: 'unused', toStock: 1, toScrap: 0 } as const
  await once(who.staff, receiveAfterSale, { afterSaleNo, version: version + 1, ...inspected })
  if (isExchanged(orderNo)) return await replacePiece(once, who.staff, afterSaleNo, version + 2)
  await once(who.staff, refundAfterSale, { afterSaleNo, version: version + 2, amount: { minor: 1, currency } })
}
