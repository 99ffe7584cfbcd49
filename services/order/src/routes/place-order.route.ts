import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { result } from '@pinline/chassis/http/call-result'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { route } from '@pinline/chassis/http/route'
import type { Loaded } from '@pinline/chassis/state-cache'
import type { ParsedInputOf } from '@pinline/contracts/api/call'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { Position } from '@pinline/contracts/api/position'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { z } from 'zod'
import { confirmStock, type StockOutcome } from '../checkout/confirm-stock.ts'
import { type CheckoutContext, draftOrder } from '../checkout/draft-order.ts'
import { commitPlacing, placedByRequest, placedElsewhere } from '../checkout/place-order.ts'
import { type PreviewToken, readToken, sameSignature } from '../checkout/preview-token.ts'
import type { PlacedOrder } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { invalidateFreight } from '../freight/freight-store.ts'
import { readOrderSettings } from '../settings/order-settings.ts'

const responseTimeoutMs = 3000
const retryDelayMs = 1000

const positionOf = (orderNo: string, version: number): Position => ({
  service: 'order',
  streamType: orderDecider.streamType,
  streamId: orderNo,
  version,
})

const within = async <T>(work: Promise<T>, ms: number): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Commits the placing, then waits for its stock as long as a buyer does; the reaction finishes what takes longer.
 */
export const placeOrderRoute = (checkout: CheckoutContext) => {
  const { platform, carts } = checkout
  const confirm = async (
    orderNo: PlacedOrder['orderNo'],
    context: CommandContext,
    placed?: Loaded<PlacedOrder>,
  ): Promise<StockOutcome | undefined> =>
    await within(
      confirmStock(platform, carts, orderNo, context, placed).catch((error: unknown) => {
        platform.log.warn({ orderNo, err: error, correlationId: context.correlationId }, 'stock is still being checked')
        platform.wake('finish-placing', orderNo, new Date(platform.clock.now().getTime() + retryDelayMs))
        return undefined
      }),
      responseTimeoutMs,
    )

  const placedResult = (order: PlacedOrder, outcome: StockOutcome | undefined) => {
    const { orderNo, total, placedAt, payBefore } = order
    if (outcome?.kind === 'refused') return rejection('out-of-stock', { data: { lines: outcome.lines } })
    const status = outcome === undefined ? ('checking' as const) : ('pending' as const)
    return result(
      { orderNo, status, total, placedAt, payBefore },
      { positions: [positionOf(orderNo, outcome?.version ?? 1)] },
    )
  }

  const draftAsPreviewed = async (
    input: ParsedInputOf<typeof placeOrder>,
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
    invalidateFreight(platform)
    return await createDraft()
  }

  /** A refusal counts only where what was seen is not placed already: by this request, another tab or before a reload. */
  const orExistingOrder = async (refused: Rejection, token: PreviewToken, context: RequestContext) =>
    (await placedByRequest(platform, context.commandContext)) ??
    (refused.code === 'idempotency-key-reused'
      ? refused
      : ((await placedElsewhere(platform, context.buyerId, token)) ?? refused))

  const placeNow = async (input: ParsedInputOf<typeof placeOrder>, context: RequestContext) => {
    const { requestIsNew } = context.commandContext
    const before = requestIsNew ? undefined : await placedByRequest(platform, context.commandContext)
    if (before !== undefined) return before

    const token = readToken(input.previewToken)
    const draft = await draftAsPreviewed(input, token, context)
    if (isRejection(draft)) return await orExistingOrder(draft, token, context)

    const now = platform.clock.now()
    const { orderDeadlineSeconds } = await readOrderSettings(platform)
    const { remark, poNumber } = input
    return await commitPlacing(
      platform,
      {
        ...draft.ordered,
        ...(poNumber === undefined || poNumber === '' ? {} : { poNumber }),
        now: now.toISOString(),
        payBefore: new Date(now.getTime() + orderDeadlineSeconds * 1000).toISOString(),
      },
      draft,
      async (orderNo) =>
        remark === undefined || remark === ''
          ? {}
          : { remarkRef: await platform.vault.put('remark', orderNo, remark, z.string()) },
      context.commandContext,
    )
  }

  return route(placeOrder, async (input, context) => {
    const placed = await placeNow(input, context)
    if (isRejection(placed)) return placed
    const { order, version, isNew } = placed
    if (isNew) platform.wake('expire-order', order.orderNo, new Date(order.payBefore))
    return placedResult(order, await confirm(order.orderNo, context.commandContext, { state: order, version }))
  })
}
