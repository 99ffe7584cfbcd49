import { ContendedError } from '@pinline/chassis/contended'
import { type CallResult, type FirstReply, result } from '@pinline/chassis/http/call-result'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { type Reply, replyOf } from '@pinline/chassis/http/respond'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { Cart } from '@pinline/contracts/order/cart/cart'
import type { BuyerId } from '@pinline/events/ids'
import type { OrderDeps } from '../order-deps.ts'
import type { StoredCartReply, StoredLine } from './cart-document.ts'
import type { CartStore } from './cart-store.ts'
import { type QuotedCart, quoteCart } from './quote-cart.ts'

const maxAttempts = 60
/** Limit of a stored reply as JSON, about four lines; the chassis stores longer ones. */
const maxReplyCharacters = 4096

/** The lines after a change, and the cart that its buyer is shown. */
export interface ChangedCart {
  readonly lines: readonly StoredLine[]
  readonly quotedCart: QuotedCart
}

type Decide = (lines: readonly StoredLine[]) => Promise<ChangedCart | Rejection>

const tooContended = (buyerId: BuyerId): Error => new ContendedError(`the cart of ${buyerId} was too contended`)

/**
 * Decides on a buyer's cart and writes the outcome, even a refusal, in one write with the reply to the request. The
 * first try uses the cached cart: if the cart has changed since, its write matches nothing and the decision is made
 * again. A known request gets its first reply, or is refused if it had another input.
 */
export const changeCart = async (
  platform: OrderDeps,
  carts: CartStore,
  context: RequestContext,
  decide: Decide,
): Promise<CallResult<Cart> | FirstReply | Rejection> =>
  await changeCartWith(platform, carts, context, decide, (cart) => cart)

/** The same for a call that returns more than the cart: `toData` makes its data from the cart. */
export const changeCartWith = async <Data>(
  platform: OrderDeps,
  carts: CartStore,
  context: RequestContext,
  decide: Decide,
  toData: (cart: Cart) => Data,
): Promise<CallResult<Data> | FirstReply | Rejection> => {
  const { buyerId, commandContext } = context
  const { request } = commandContext
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const recalled = attempt === 0 ? carts.recall(buyerId) : undefined
    const cart = recalled ?? (await carts.read(buyerId))
    if (request !== undefined && cart.requests.includes(request.id)) {
      const known = await carts.findReply(buyerId, request.id)
      if (known === undefined) continue
      if (known.hash !== request.hash) return rejection('idempotency-key-reused')
      const first = firstReply(known)
      if (first !== undefined) return first
      const { lines, revision } = await carts.read(buyerId)
      return result(toData({ ...(await quoteCart(platform, lines, context)), revision }))
    }
    const decided = await decide(cart.lines)
    const refused = isRejection(decided)
    if (refused && recalled !== undefined) continue
    const outcome = refused ? decided : result(toData({ ...decided.quotedCart, revision: cart.revision + 1 }))
    if (request === undefined) {
      if (refused || (await carts.write(buyerId, cart, decided.lines))) return outcome
      continue
    }
    const storedReply = toStoredReply(request, replyOf(outcome, context))
    if (refused && storedReply.text === undefined) return outcome
    if (await carts.write(buyerId, cart, refused ? cart.lines : decided.lines, storedReply))
      return firstReply(storedReply) ?? outcome
  }
  throw tooContended(buyerId)
}

/** Applies a pure, repeatable change, and writes nothing if the lines stay the same. */
export const adjustCart = async (
  carts: CartStore,
  buyerId: BuyerId,
  change: (lines: readonly StoredLine[]) => readonly StoredLine[],
): Promise<void> => {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const recalled = attempt === 0 ? carts.recall(buyerId) : undefined
    const cart = recalled ?? (await carts.read(buyerId))
    const lines = change(cart.lines)
    if (lines !== cart.lines ? await carts.write(buyerId, cart, lines) : recalled === undefined) return
  }
  throw tooContended(buyerId)
}

const toStoredReply = (request: { id: string; hash: string }, { code, body }: Reply): StoredCartReply => {
  const text = JSON.stringify(body)
  const known = { request: request.id, hash: request.hash, code }
  return text.length > maxReplyCharacters ? known : { ...known, text }
}

const firstReply = ({ code, text }: StoredCartReply): FirstReply | undefined =>
  text === undefined ? undefined : { kind: 'first-reply', reply: { code, body: JSON.parse(text), positions: '' } }
