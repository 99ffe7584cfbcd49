import { followChanges } from '@pinline/chassis/read-models/follow-changes'
import { type BuyerId, buyerId } from '@pinline/events/ids'
import { z } from 'zod'
import type { OrderPlatform } from '../order-platform.ts'
import type { CartDocument } from './cart-document.ts'

type Tell = (revision: number) => void

/** Of each change its cart and revision alone: a cart has up to twenty answers in it. */
const revisionsOnly = [
  { $match: { operationType: { $in: ['insert', 'replace', 'update'] } } },
  {
    $project: {
      'documentKey._id': 1,
      revision: { $ifNull: ['$updateDescription.updatedFields.revision', '$fullDocument.revision'] },
    },
  },
]
const change = z.object({ documentKey: z.object({ _id: buyerId }), revision: z.int() })

/**
 * Tells buyers that their carts changed, by whichever instance and device. Carts are plain documents, so that a change
 * stream of MongoDB tells it; it is open only while somebody listens.
 */
export class CartChanges {
  readonly #platform: OrderPlatform
  readonly #listeners = new Map<BuyerId, Set<Tell>>()
  #end: (() => Promise<void>) | undefined
  #opening: Promise<void> | undefined
  /** Counts openings and closings, so that an opening that was overtaken goes no further. */
  #turn = 0
  #stopped = false

  constructor(platform: OrderPlatform) {
    this.#platform = platform
  }

  /** Tells the revision of a cart as soon as nothing later is missed, then each other one. Answers what ends it. */
  follow(buyer: BuyerId, listener: Tell): () => void {
    let told: number | undefined
    // A change that falls between the opening and the first reading comes both ways.
    const tell: Tell = (revision) => {
      if (revision === told) return
      told = revision
      listener(revision)
    }
    const own = this.#listeners.get(buyer) ?? new Set<Tell>()
    this.#listeners.set(buyer, own.add(tell))
    this.#opening ??= this.#open()
    this.#opening
      .then(async () => await this.#tellAsTheyAre([buyer]))
      .catch((error: unknown) => {
        this.#platform.log.warn({ err: error }, 'a cart is not followed yet')
        if (this.#end === undefined) this.#opening = undefined
      })
    return () => {
      own.delete(tell)
      if (own.size === 0 && this.#listeners.get(buyer) === own) this.#listeners.delete(buyer)
      if (this.#listeners.size === 0) this.#close()
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#end?.()
  }

  get #carts() {
    return this.#platform.db.collection<CartDocument>('carts')
  }

  #tell(buyer: BuyerId, revision: number): void {
    for (const tell of this.#listeners.get(buyer) ?? []) tell(revision)
  }

  async #tellAsTheyAre(buyers: readonly BuyerId[]): Promise<void> {
    const carts = this.#carts.find({ _id: { $in: [...buyers] } }, { projection: { revision: 1 } })
    for await (const { _id, revision } of carts) this.#tell(_id, revision)
  }

  /** Begins at the present time of the database, so that what is read afterwards is no older. */
  async #open(): Promise<void> {
    this.#turn += 1
    const turn = this.#turn
    const { operationTime } = await this.#platform.db.command({ ping: 1 })
    if (turn !== this.#turn || this.#stopped) return
    this.#end = followChanges<CartDocument>(
      this.#carts,
      { stages: revisionsOnly, from: { startAtOperationTime: operationTime } },
      (told) => {
        const { data } = change.safeParse(told)
        if (data !== undefined) this.#tell(data.documentKey._id, data.revision)
      },
      () => void this.#tellAsTheyAre([...this.#listeners.keys()]).catch(() => undefined),
    )
  }

  #close(): void {
    this.#turn += 1
    void this.#end?.()
    this.#end = undefined
    this.#opening = undefined
  }
}
