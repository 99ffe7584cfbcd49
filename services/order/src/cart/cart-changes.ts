import { followChanges } from '@pinline/chassis/read-models/follow-changes'
import { type BuyerId, buyerId } from '@pinline/events/ids'
import { z } from 'zod'
import type { OrderDeps } from '../order-deps.ts'
import type { CartDocument } from './cart-document.ts'

type Notify = (revision: number) => void

/** Only a cart's id and revision of each change: a cart contains up to twenty replies. */
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
 * Notifies buyers that their carts changed, on any instance and device. Carts are plain documents, so a MongoDB change
 * stream reports changes; it is open only while there are listeners.
 */
export class CartChanges {
  readonly #platform: OrderDeps
  readonly #listeners = new Map<BuyerId, Set<Notify>>()
  #end: (() => Promise<void>) | undefined
  #opening: Promise<void> | undefined
  #stopped = false

  constructor(platform: OrderDeps) {
    this.#platform = platform
  }

  /**
   * Reports the revision of a cart as soon as no later one can be missed, then each other one. Returns a function that
   * stops it.
   */
  follow(buyer: BuyerId, listener: Notify): () => void {
    let notified: number | undefined
    // A change between the opening and the first read arrives twice.
    const notify: Notify = (revision) => {
      if (revision === notified) return
      notified = revision
      listener(revision)
    }
    const own = this.#listeners.get(buyer) ?? new Set<Notify>()
    this.#listeners.set(buyer, own.add(notify))
    this.#opening ??= this.#open()
    this.#opening
      .then(async () => await this.#notifyCurrent([buyer]))
      .catch((error: unknown) => {
        this.#platform.log.warn({ err: error }, 'a cart is not followed yet')
        if (this.#end === undefined) this.#opening = undefined
      })
    return () => {
      own.delete(notify)
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

  #notify(buyer: BuyerId, revision: number): void {
    for (const notify of this.#listeners.get(buyer) ?? []) notify(revision)
  }

  async #notifyCurrent(buyers: readonly BuyerId[]): Promise<void> {
    const carts = this.#carts.find({ _id: { $in: [...buyers] } }, { projection: { revision: 1 } })
    for await (const { _id, revision } of carts) this.#notify(_id, revision)
  }

  /** Resolves when no later revision is missed. */
  async #open(): Promise<void> {
    if (this.#stopped) return
    const { started, stop } = followChanges<CartDocument>(
      this.#carts,
      { stages: revisionsOnly },
      (notified) => {
        const { data } = change.safeParse(notified)
        if (data !== undefined) this.#notify(data.documentKey._id, data.revision)
      },
      () => void this.#notifyCurrent([...this.#listeners.keys()]).catch(() => undefined),
    )
    this.#end = stop
    await started
  }

  #close(): void {
    void this.#end?.()
    this.#end = undefined
    this.#opening = undefined
  }
}
