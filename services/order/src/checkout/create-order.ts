import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { ParsedInputOf } from '@pinline/contracts/api/call'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { placeOrder } from '@pinline/contracts/order/order/place-order'
import { z } from 'zod'
import { invalidateFreight } from '../freight/freight-store.ts'
import { readOrderSettings } from '../settings/order-settings.ts'
import { type CheckoutContext, draftOrder } from './draft-order.ts'
import { commitPlacing, type Placed, placedByRequest, placedElsewhere } from './place-order.ts'
import { type PreviewToken, readToken, sameSignature } from './preview-token.ts'

type Input = ParsedInputOf<typeof placeOrder>

/** The order as it would be placed now; `price-changed` where it differs from the preview. */
const draftAsPreviewed = async (
  checkout: CheckoutContext,
  input: Input,
  token: PreviewToken,
  context: RequestContext,
) => {
  const createDraft = async () => {
    const draft = await draftOrder(checkout, context, { ...input, seen: { text: input.previewToken, token } })
    if (isRejection(draft)) return draft
    if (draft.signed === null) return rejection('method-not-available')
    return sameSignature(draft.signed.signature, token.signature)
      ? draft.signed
      : rejection('price-changed', { data: { preview: draft.preview } })
  }
  const draft = await createDraft()
  const byFreight = isRejection(draft) && (draft.code === 'price-changed' || draft.code === 'method-not-available')
  if (!byFreight) return draft
  // The freight table of this instance may be a second older than that of the one which made the preview.
  invalidateFreight(checkout.platform)
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
  { commandContext, buyerId }: RequestContext,
): Promise<Placed | Rejection> => {
  const placed = await placedByRequest(platform, commandContext)
  if (placed !== undefined || refused.code === 'idempotency-key-reused') return placed ?? refused
  return (await placedElsewhere(platform, buyerId, token)) ?? refused
}

/**
 * Places what a preview showed, once: a repeated request returns the order of its first run. Stock is reserved after it.
 */
export const createOrder = async (
  checkout: CheckoutContext,
  input: Input,
  context: RequestContext,
): Promise<Placed | Rejection> => {
  const { platform } = checkout
  const { commandContext } = context
  const before = commandContext.requestIsNew ? undefined : await placedByRequest(platform, commandContext)
  if (before !== undefined) return before

  const token = readToken(input.previewToken)
  const draft = await draftAsPreviewed(checkout, input, token, context)
  if (isRejection(draft)) return await orExistingOrder(checkout, draft, token, context)

  const now = platform.clock.now()
  const { orderDeadlineSeconds } = await readOrderSettings(platform)
  const { remark, poNumber } = input
  return await commitPlacing(
    platform,
    {
      ...draft.ordered,
      ...(poNumber === undefined || poNumber === '' ? {} : { poNumber }),
      now: now.toISOString(),
      paymentDeadline: new Date(now.getTime() + orderDeadlineSeconds * 1000).toISOString(),
    },
    draft,
    async (orderNo) =>
      remark === undefined || remark === ''
        ? {}
        : { remarkRef: await platform.vault.put('remark', orderNo, remark, z.string()) },
    commandContext,
  )
}
