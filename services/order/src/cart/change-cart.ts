import { type Answer, answer, type FirstReply } from '@pinline/chassis/http/answer'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { type Reply, replyOf } from '@pinline/chassis/http/respond'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { Cart } from '@pinline/contracts/order/cart/cart'
import type { BuyerId } from '@pinline/events/ids'
import type { OrderPlatform } from '../order-platform.ts'
import type { KeptAnswer, KeptLine } from './cart-document.ts'
import type { CartStore } from './cart-store.ts'
import { type ShownCart, showCart } from './show-cart.ts'

const maxAttempts = 60
/** Of a reply as JSON; a longer one is kept as other calls' replies are. Some four lines. */
const maxReplyCharacters = 4096

/** The lines after a change, and the cart that its buyer is shown. */
export interface ChangedCart {
  readonly lines: readonly KeptLine[]
  readonly shown: ShownCart
}

type Decide = (lines: readonly KeptLine[]) => Promise<ChangedCart | Rejection>

const tooContended = (buyerId: BuyerId): Error => new Error(`the cart of ${buyerId} was too contended`)

/**
 * Decides on a buyer's cart and writes the outcome, a refusal too, in one write with the reply to the request. The
 * first try is made on the cart as it was met last: its write finds nothing where the cart has moved on, and then the
 * decision is made again. A request that the cart knows gets its first reply, or is refused where it was another one.
 */
export const changeCart = async (
  platform: OrderPlatform,
  carts: CartStore,
  context: RequestContext,
  decide: Decide,
): Promise<Answer<Cart> | FirstReply | Rejection> =>
  await changeCartTelling(platform, carts, context, decide, (cart) => cart)

/** The same for a call that tells more than the cart: `tell` makes its answer, after the decision where there is one. */
export const changeCartTelling = async <Told>(
  platform: OrderPlatform,
  carts: CartStore,
  context: RequestContext,
  decide: Decide,
  tell: (cart: Cart) => Told,
): Promise<Answer<Told> | FirstReply | Rejection> => {
  const { buyerId, commandContext } = context
  const { request } = commandContext
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const recalled = attempt === 0 ? carts.recall(buyerId) : undefined
    const cart = recalled ?? (await carts.read(buyerId))
    if (request !== undefined && cart.requests.includes(request.id)) {
      const known = await carts.findAnswer(buyerId, request.id)
      if (known === undefined) continue
      if (known.hash !== request.hash) return rejection('idempotency-key-reused')
      const first = firstReply(known)
      if (first !== undefined) return first
      const { lines, revision } = await carts.read(buyerId)
      return answer(tell({ ...(await showCart(platform, lines, context)), revision }))
    }
    const decided = await decide(cart.lines)
    const refused = isRejection(decided)
    if (refused && recalled !== undefined) continue
    const result = refused ? decided : answer(tell({ ...decided.shown, revision: cart.revision + 1 }))
    if (request === undefined) {
      if (refused || (await carts.write(buyerId, cart, decided.lines))) return result
      continue
    }
    const kept = keptAnswer(request, replyOf(result, context))
    if (refused && kept.text === undefined) return result
    if (await carts.write(buyerId, cart, refused ? cart.lines : decided.lines, kept)) return firstReply(kept) ?? result
  }
  throw tooContended(buyerId)
}

/** Applies a pure change that does no harm when it happens twice, and writes nothing where the lines stay the same. */
export const adjustCart = async (
  carts: CartStore,
  buyerId: BuyerId,
  change: (lines: readonly KeptLine[]) => readonly KeptLine[],
): Promise<void> => {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const recalled = attempt === 0 ? carts.recall(buyerId) : undefined
    const cart = recalled ?? (await carts.read(buyerId))
    const lines = change(cart.lines)
    if (lines !== cart.lines ? await carts.write(buyerId, cart, lines) : recalled === undefined) return
  }
  throw tooContended(buyerId)
}

const keptAnswer = (request: { id: string; hash: string }, { code, body }: Reply): KeptAnswer => {
  const text = JSON.stringify(body)
  const known = { request: request.id, hash: request.hash, code }
  return text.length > maxReplyCharacters ? known : { ...known, text }
}

const firstReply = ({ code, text }: KeptAnswer): FirstReply | undefined =>
  text === undefined ? undefined : { kind: 'first-reply', reply: { code, body: JSON.parse(text), positions: '' } }
