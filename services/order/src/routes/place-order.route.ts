import type { ParsedInputOf } from '@pinline/chassis/contract/call'
import { isRejection, rejection } from '@pinline/chassis/contract/error-codes'
import type { Position } from '@pinline/chassis/contract/position'
import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { answer } from '@pinline/chassis/http/answer'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { route } from '@pinline/chassis/http/route'
import type { Loaded } from '@pinline/chassis/remembered-states'
import { z } from 'zod'
import type { CartStore } from '../cart/cart-store.ts'
import { placeOrder } from '../contract/place-order.ts'
import type { OrderPreview } from '../contract/preview-order.ts'
import type { PlacedOrder } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { OrderPlatform } from '../order-platform.ts'
import { draftOrder } from '../placing/draft-order.ts'
import { commitPlacing } from '../placing/place-order.ts'
import { sameToken } from '../placing/preview-token.ts'
import type { PreviewedAddresses } from '../placing/previewed-addresses.ts'
import { type ShortLine, type StockOutcome, settleStock } from '../placing/settle-stock.ts'
import { readOrderSettings } from '../settings/order-settings.ts'

const answersWithinMs = 3000
const triesAgainMs = 1000

/** The order that an earlier run of the same request placed before it could answer. */
const placedBefore = async (platform: OrderPlatform, { request }: CommandContext): Promise<PlacedOrder | undefined> => {
  const known = request === undefined ? undefined : await platform.store.findRequest(request.id)
  if (known === undefined || known.streamType !== orderDecider.streamType) return undefined
  const { state } = await loadStream(platform, orderDecider, known.streamId)
  return state.status === 'new' ? undefined : state
}

const positionOf = (orderNo: string, version: number): Position => ({
  service: 'order',
  streamType: orderDecider.streamType,
  streamId: orderNo,
  version,
})

/** What the catalogue shows too few of: an order for them would only be placed to be cancelled. */
const shortLines = ({ lines }: OrderPreview): ShortLine[] =>
  lines.flatMap(({ productId, model, quantity, status, available }) =>
    status === 'out-of-stock' ? [{ productId, model, quantity, available: available ?? 0 }] : [],
  )

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
 * A refusal counts only when no other run of the same request has placed the order, and emptied the cart, meanwhile.
 */
export const placeOrderRoute = (platform: OrderPlatform, carts: CartStore, addresses: PreviewedAddresses) => {
  const settle = async (
    orderNo: PlacedOrder['orderNo'],
    context: CommandContext,
    placed?: Loaded<PlacedOrder>,
  ): Promise<StockOutcome | undefined> =>
    await within(
      settleStock(platform, carts, orderNo, context, placed).catch((error: unknown) => {
        platform.log.warn({ orderNo, err: error, correlationId: context.correlationId }, 'stock is still being checked')
        platform.wake('finish-placing', orderNo, new Date(platform.clock.now().getTime() + triesAgainMs))
        return undefined
      }),
      answersWithinMs,
    )

  const told = (order: PlacedOrder, outcome: StockOutcome | undefined) => {
    const { orderNo, total, placedAt, payBefore } = order
    if (outcome?.kind === 'refused') return rejection('out-of-stock', { data: { lines: outcome.lines } })
    const status = outcome === undefined ? ('checking' as const) : ('pending' as const)
    return answer(
      { orderNo, status, total, placedAt, payBefore },
      { positions: [positionOf(orderNo, outcome?.version ?? 1)] },
    )
  }

  const draftAsSeen = async (input: ParsedInputOf<typeof placeOrder>, context: RequestContext) => {
    const draft = await draftOrder(platform, { carts, addresses }, context, input)
    if (isRejection(draft)) return draft
    const { sealed, ...rest } = draft
    if (sealed === null) return rejection('method-not-available')
    const short = shortLines(draft.preview)
    if (short.length > 0) return rejection('out-of-stock', { data: { lines: short } })
    if (!sameToken(sealed.token, input.previewToken))
      return rejection('price-changed', { data: { preview: draft.preview } })
    return { ...rest, sealed }
  }

  return route(placeOrder, async (input, context) => {
    const { requestIsNew } = context.commandContext
    const before = requestIsNew ? undefined : await placedBefore(platform, context.commandContext)
    if (before !== undefined) return told(before, await settle(before.orderNo, context.commandContext))

    const draft = await draftAsSeen(input, context)
    if (isRejection(draft)) {
      const meanwhile = await placedBefore(platform, context.commandContext)
      return meanwhile === undefined ? draft : told(meanwhile, await settle(meanwhile.orderNo, context.commandContext))
    }

    const { orderDeadlineSeconds } = await readOrderSettings(platform)
    const now = platform.clock.now()
    const remark = input.remark
    const placed = await commitPlacing(
      platform,
      {
        buyerId: context.buyerId,
        placementId: platform.newId('placing'),
        currency: draft.preview.currency,
        rate: draft.preview.rate,
        lines: draft.lines,
        freight: draft.sealed.freight,
        shippingMethod: input.shippingMethod,
        addressRef: draft.sealed.addressRef,
        ...(input.poNumber === undefined || input.poNumber === '' ? {} : { poNumber: input.poNumber }),
        now: now.toISOString(),
        payBefore: new Date(now.getTime() + orderDeadlineSeconds * 1000).toISOString(),
      },
      async (orderNo) =>
        remark === undefined || remark === ''
          ? {}
          : { remarkRef: await platform.vault.put('remark', orderNo, remark, z.string()) },
      context.commandContext,
    )
    if (isRejection(placed)) return placed
    const order = placed.state
    platform.wake('expire-order', order.orderNo, new Date(order.payBefore))
    return told(order, await settle(order.orderNo, context.commandContext, placed))
  })
}
