import type { ParsedInputOf } from '@pinline/contracts/api/call'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { placeOrder } from '@pinline/contracts/order/order/place-order'
import type { OrderNumber } from '@pinline/events/ids'
import { z } from 'zod'
import { orderedAt } from '../cart/cart-document.ts'
import type { PlaceOrder } from '../domain/order/place-order.ts'
import { invalidateFreight } from '../freight/freight-store.ts'
import type { OrderDeps } from '../order-deps.ts'
import { invalidateTaxation } from '../tax/tax-store.ts'
import { type CheckoutContext, draftOrder, type Reader } from './draft-order.ts'
import { openUnpaid } from './open-unpaid.ts'
import { commitPlacing, type Placed, placedByRequest, placedElsewhere } from './place-order.ts'
import { type PreviewToken, readToken, sameSignature } from './preview-token.ts'

type Input = ParsedInputOf<typeof placeOrder>

/** The order as it would be placed now; `price-changed` where it differs from the preview. */
const draftAsPreviewed = async (checkout: CheckoutContext, input: Input, token: PreviewToken, context: Reader) => {
  const createDraft = async () => {
    const draft = await draftOrder(checkout, context, { ...input, seen: { text: input.previewToken, token } })
    if (isRejection(draft)) return draft
    if (draft.signed === null) return rejection('method-not-available')
    return sameSignature(draft.signed.signature, token.signature)
      ? draft.signed
      : rejection('price-changed', { data: { preview: draft.preview } })
  }
  const draft = await createDraft()
  const byCached = isRejection(draft) && (draft.code === 'price-changed' || draft.code === 'method-not-available')
  if (!byCached) return draft
  // Freight and tax rates of this instance may be a second older than those of the one which made the preview.
  invalidateFreight(checkout.platform)
  invalidateTaxation(checkout.platform)
  return await createDraft()
}

/**
 * A refusal applies only if the preview has not been ordered already: by this request, by another tab or before a
 * reload.
 */
const orExistingOrder = async (
  { platform }: CheckoutContext,
  refused: Rejection,
  token: PreviewToken,
  { commandContext, buyerId }: Reader,
): Promise<Placed | Rejection> => {
  const placed = await placedByRequest(platform, commandContext)
  if (placed !== undefined || refused.code === 'idempotency-key-reused') return placed ?? refused
  return (await placedElsewhere(platform, buyerId, token)) ?? refused
}

/** Puts what the buyer wrote into the vault. */
const writtenWith = async (
  { vault }: OrderDeps,
  orderNo: OrderNumber,
  { remark = '', poNumber = '' }: Input,
): Promise<Pick<PlaceOrder, 'remarkRef' | 'poNumberRef'>> => ({
  ...(remark === '' ? {} : { remarkRef: await vault.put('remark', orderNo, remark, z.string()) }),
  ...(poNumber === '' ? {} : { poNumberRef: await vault.put('po-number', orderNo, poNumber, z.string()) }),
})

/**
 * Places what a preview showed, once: a repeated request returns the order of its first run. Stock is reserved after it.
 */
export const createOrder = async (
  checkout: CheckoutContext,
  input: Input,
  context: Reader,
): Promise<Placed | Rejection> => {
  const { platform } = checkout
  const { commandContext } = context
  const before = commandContext.requestIsNew ? undefined : await placedByRequest(platform, commandContext)
  if (before !== undefined) return before

  const token = readToken(input.previewToken)
  // Before the cart is read: a line that changes while it is priced is not what is ordered, and stays in the cart.
  const startedAt = platform.clock.now()
  const draft = await draftAsPreviewed(checkout, input, token, context)
  if (isRejection(draft)) return await orExistingOrder(checkout, draft, token, context)

  const now = orderedAt(startedAt, draft.changedAt)
  const { buyerId } = draft.ordered
  const placed = await commitPlacing(
    platform,
    { ...draft.ordered, now: now.toISOString() },
    draft,
    async (orderNo) => {
      const paymentDeadline = await openUnpaid(checkout, { buyerId, stocked: draft.stocked }, orderNo, now)
      return isRejection(paymentDeadline)
        ? paymentDeadline
        : { paymentDeadline, ...(await writtenWith(platform, orderNo, input)) }
    },
    commandContext,
  )
  return isRejection(placed) ? await orExistingOrder(checkout, placed, token, context) : placed
}
