import { isDuplicateKey } from '@pinline/chassis/event-store/duplicate-key'
import { StateCache } from '@pinline/chassis/state-cache'
import type { BuyerId } from '@pinline/events/ids'
import type { OrderDeps } from '../order-deps.ts'
import type { CartDocument, StoredCartReply, StoredLine } from './cart-document.ts'

const maxReplies = 20

/** A cart as it was read or written last. */
export interface Cart {
  readonly lines: readonly StoredLine[]
  /** 0 where the buyer has none yet. */
  readonly revision: number
  readonly answered: number
  /** Ids of all requests with a stored reply, by position. */
  readonly requests: readonly string[]
}

const emptyCart: Cart = { lines: [], revision: 0, answered: 0, requests: [] }

/** Carts are plain documents, one a buyer; a write replaces the revision it has read. */
export class CartStore {
  readonly #platform: OrderDeps
  readonly #saved = new StateCache<Cart>({ name: 'carts', max: 2000 })

  constructor(platform: OrderDeps) {
    this.#platform = platform
  }

  get #carts() {
    return this.#platform.db.collection<CartDocument>('carts')
  }

  /** The cart as it was read or written last by this process: only a write may be tried on it. */
  recall(buyerId: BuyerId): Cart | undefined {
    return this.#saved.get(buyerId)?.state
  }

  /** The cart without its stored replies. */
  async read(buyerId: BuyerId): Promise<Cart> {
    const found = await this.#carts.findOne(
      { _id: buyerId },
      { projection: { lines: 1, revision: 1, answered: 1, 'answers.request': 1 } },
    )
    if (found === null) return emptyCart
    const { lines, revision, answered = 0, answers = [] } = found
    return this.#set(buyerId, { lines, revision, answered, requests: answers.map(({ request }) => request) })
  }

  /** The reply to a request, if it is among the last ones. */
  async findReply(buyerId: BuyerId, request: string): Promise<StoredCartReply | undefined> {
    const found = await this.#carts.findOne(
      { _id: buyerId, 'answers.request': request },
      { projection: { answers: { $elemMatch: { request } } } },
    )
    return found?.answers?.[0]
  }

  /**
   * Replaces the lines of a cart as it was read, in one write with the reply, which replaces the oldest one. False if
   * another write was faster; then the cached cart is dropped.
   */
  async write(buyerId: BuyerId, cart: Cart, lines: readonly StoredLine[], reply?: StoredCartReply): Promise<boolean> {
    const place = cart.answered % maxReplies
    const counted = { lines, revision: cart.revision + 1, answered: cart.answered + (reply === undefined ? 0 : 1) }
    const fields = reply === undefined ? counted : { ...counted, ...inPlace(place, reply, cart.answered === 0) }
    const written = await (cart.revision === 0
      ? this.#insert({ _id: buyerId, ...fields })
      : this.#replace(buyerId, cart.revision, fields))
    if (!written) {
      this.#saved.forget(buyerId)
      return false
    }
    const requests = [...cart.requests]
    if (reply !== undefined) requests[place] = reply.request
    this.#set(buyerId, { ...counted, requests })
    return true
  }

  /** Removes a cart with its stored replies. */
  async forget(buyerId: BuyerId): Promise<void> {
    await this.#carts.deleteOne({ _id: buyerId })
    this.#saved.forget(buyerId)
  }

  #set(buyerId: BuyerId, cart: Cart): Cart {
    this.#saved.set(buyerId, { state: cart, version: cart.revision })
    return cart
  }

  async #replace(buyerId: BuyerId, revision: number, fields: Partial<CartDocument>): Promise<boolean> {
    const { matchedCount } = await this.#carts.updateOne({ _id: buyerId, revision }, { $set: fields })
    return matchedCount === 1
  }

  async #insert(cart: CartDocument): Promise<boolean> {
    try {
      await this.#carts.insertOne(cart)
      return true
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      return false
    }
  }
}

/** One field of the ring, so that a write sends one reply and not all of them; the first one creates the ring. */
const inPlace = (place: number, reply: StoredCartReply, isFirst: boolean) =>
  isFirst ? { answers: [reply] } : { [`answers.${place}`]: reply }
