import { randomInt } from 'node:crypto'
import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { type BuyerId, type OrderNumber, orderNumber } from '@pinline/events/ids'
import type { PlacedOrder } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { maxDraws, numbersPerDay, orderNumberOf } from '../domain/order/order-number.ts'
import type { PlaceOrder } from '../domain/order/place-order.ts'
import type { OrderDeps } from '../order-deps.ts'
import type { PreviewToken } from './preview-token.ts'

const claimed = 'placing'

/** An order and its version; `isNew` where this request has placed it. */
export interface Placed {
  readonly order: PlacedOrder
  readonly version: number
  readonly isNew: boolean
}

/** Parts of an order that are stored, or depend on what is stored, under its number. */
type NumberedParts = Pick<PlaceOrder, 'remarkRef' | 'poNumberRef' | 'paymentDeadline'>

type Seen = Pick<PreviewToken, 'signature' | 'cartFingerprint'>

/** Identifies what was ordered of the cart and how it was seen: totals, method and address. */
const placementIdOf = ({ cartFingerprint, signature }: Seen): string => `${cartFingerprint}.${signature}`

const isOf = (order: PlacedOrder, { cartFingerprint }: Seen): boolean =>
  order.placementId.startsWith(`${cartFingerprint}.`)

const alreadyPlaced = ({ orderNo }: PlacedOrder): Rejection => rejection('already-placed', { data: { orderNo } })

/** The order that an earlier run of the same request committed; `idempotency-key-reused` if that had another input. */
export const placedByRequest = async (
  platform: OrderDeps,
  { request }: CommandContext,
): Promise<Placed | Rejection | undefined> => {
  const known = request === undefined ? undefined : await platform.store.findRequest(request.id)
  if (known === undefined || known.streamType !== orderDecider.streamType) return undefined
  if (known.hash !== request?.hash) return rejection('idempotency-key-reused')
  const { state, version } = await loadStream(platform, orderDecider, known.streamId)
  return state.status === 'new' ? undefined : { order: state, version, isNew: false }
}

/**
 * The order that was placed from this preview's lines, by another tab or before a reload; `already-placed` if it was
 * placed differently: with another address, method or price. Undefined if there is none, or if it has ended: then the
 * same lines may be ordered again.
 */
export const placedElsewhere = async (
  platform: OrderDeps,
  buyerId: BuyerId,
  seen: Seen,
): Promise<Placed | Rejection | undefined> => {
  const owner = await platform.claims.owner(claimed, seen.cartFingerprint)
  if (owner === undefined) return undefined
  const { state, version } = await loadStream(platform, orderDecider, owner)
  if (state.status === 'new' || state.status === 'cancelled') return undefined
  if (state.buyerId !== buyerId || !isOf(state, seen)) return undefined
  return state.placementId === placementIdOf(seen) ? { order: state, version, isNew: false } : alreadyPlaced(state)
}

/** The order number of this placement: the first one generated for it, by any request. */
const numberFor = async (
  { claims }: OrderDeps,
  cartFingerprint: string,
  now: string,
  attempt: number,
): Promise<OrderNumber | undefined> => {
  const drawn = orderNumberOf(now, randomInt(numbersPerDay), attempt)
  if ((await claims.claim(claimed, cartFingerprint, drawn)) !== 'taken') return drawn
  return orderNumber.safeParse(await claims.owner(claimed, cartFingerprint)).data
}

/**
 * Commits the order once, however many concurrent requests there are: all of them commit under one number, and a stream
 * starts once. Prevents the failure "two tabs, two keys, two orders"; shown by `tests/system/order/two-tabs.suite.ts`.
 * Another number is generated if another placement has this one, or if the order of these lines has ended: they are
 * still in the cart, so they were not sold.
 */
export const commitPlacing = async (
  platform: OrderDeps,
  placing: Omit<PlaceOrder, 'type' | 'orderNo' | 'placementId' | keyof NumberedParts>,
  seen: Seen,
  numbered: (orderNo: OrderNumber) => Promise<NumberedParts | Rejection>,
  context: CommandContext,
): Promise<Placed | Rejection> => {
  for (let draw = 0; draw < maxDraws; draw += 1) {
    const orderNo = await numberFor(platform, seen.cartFingerprint, placing.now, draw)
    if (orderNo === undefined) continue
    const placementId = placementIdOf(seen)
    const parts = await numbered(orderNo)
    if (isRejection(parts)) return parts
    const command: PlaceOrder = { type: 'place-order', ...placing, orderNo, placementId, ...parts }
    const result = await handleCommand(platform, orderDecider, {
      streamId: orderNo,
      command,
      context,
      isNew: true,
      // By the reservation of its stock.
      isFollowed: true,
    })
    if (isRejection(result) && result.code !== 'version-conflict') return result
    if (!isRejection(result) && result.events.length > 0 && result.state.status !== 'new')
      return { order: result.state, version: result.version, isNew: true }

    const before = await placedByRequest(platform, context)
    if (before !== undefined) return before
    const { state, version } = await loadStream(platform, orderDecider, orderNo)
    if (state.status !== 'new' && state.status !== 'cancelled' && isOf(state, seen))
      return state.placementId === placementId ? { order: state, version, isNew: false } : alreadyPlaced(state)
    await platform.claims.release(claimed, seen.cartFingerprint, orderNo)
  }
  throw new Error(`no free order number in ${maxDraws} draws`)
}
