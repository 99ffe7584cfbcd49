import { cartLimit } from '@pinline/contracts/order/cart/cart'
import { productId } from '@pinline/events/ids'
import { z } from 'zod'

const pendingLine = z.object({
  productId,
  quantity: z.int().min(1),
  /** Part number, for the banner beside the login. */
  model: z.string().optional(),
  /** Why the line was rejected, as an error code, and the valid quantities. */
  refused: z.object({ code: z.string(), suggestedQuantities: z.array(z.int()) }).optional(),
})
export type PendingLine = z.infer<typeof pendingLine>

/** The lines that a visitor was adding when the login was required; added afterwards. */
const pending = z.object({
  /** Idempotency key of the request that adds the lines that were not rejected: a retry adds them once. */
  key: z.string().min(1),
  lines: z.array(pendingLine).min(1).max(cartLimit),
})
export type Pending = z.infer<typeof pending>

const storeKey = 'pendingLine'
export type PendingStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Stores these lines only; an empty list clears them. */
export const writePending = (store: PendingStore, { key, lines }: Pending): void =>
  lines.length === 0 ? store.removeItem(storeKey) : store.setItem(storeKey, JSON.stringify({ key, lines }))

/** The pending lines with the key of their request; undefined if there are none, or the stored value is invalid. */
export const readPending = (store: PendingStore): Pending | undefined => {
  try {
    return pending.safeParse(JSON.parse(store.getItem(storeKey) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** The pending lines, or none. */
export const readPendingLines = (store: PendingStore): readonly PendingLine[] => readPending(store)?.lines ?? []
