import { cartLimit } from '@pinline/contracts/order/cart/cart'
import { isProductId, type ProductId } from '@pinline/events/ids'

export interface PendingLine {
  readonly productId: ProductId
  readonly quantity: number
  /** Part number, for the banner beside the login. */
  readonly model?: string | undefined
  /** Why the line was rejected, as an error code, and the valid quantities. */
  readonly refused?: { readonly code: string; readonly suggestedQuantities: readonly number[] } | undefined
}

/** The lines that a visitor was adding when the login was required; added afterwards. */
export interface Pending {
  /** Idempotency key of the request that adds the lines that were not rejected: a retry adds them once. */
  readonly key: string
  readonly lines: readonly PendingLine[]
}

type Stored = Readonly<Record<string, unknown>>
/** The fields of an object; none of anything else. */
export const fieldsOf = (value: unknown): Stored => (typeof value === 'object' && value !== null ? { ...value } : {})

const isRefused = (value: unknown): boolean => {
  const { code, suggestedQuantities } = fieldsOf(value)
  return typeof code === 'string' && Array.isArray(suggestedQuantities) && suggestedQuantities.every(Number.isInteger)
}

const isPendingLine = (value: unknown): value is PendingLine => {
  const { productId, quantity, model, refused } = fieldsOf(value)
  return (
    isProductId(productId) &&
    Number.isInteger(quantity) &&
    Number(quantity) >= 1 &&
    (model === undefined || typeof model === 'string') &&
    (refused === undefined || isRefused(refused))
  )
}

const isPending = (value: unknown): value is Pending => {
  const { key, lines } = fieldsOf(value)
  return (
    typeof key === 'string' &&
    key !== '' &&
    Array.isArray(lines) &&
    lines.length > 0 &&
    lines.length <= cartLimit &&
    lines.every(isPendingLine)
  )
}

const storeKey = 'pendingLine'
export type PendingStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Stores these lines only; an empty list clears them. */
export const writePending = (store: PendingStore, { key, lines }: Pending): void =>
  lines.length === 0 ? store.removeItem(storeKey) : store.setItem(storeKey, JSON.stringify({ key, lines }))

/** The pending lines with the key of their request; undefined if there are none, or the stored value is invalid. */
export const readPending = (store: PendingStore): Pending | undefined => {
  try {
    const stored: unknown = JSON.parse(store.getItem(storeKey) ?? 'null')
    return isPending(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

/** The pending lines, or none. */
export const readPendingLines = (store: PendingStore): readonly PendingLine[] => readPending(store)?.lines ?? []
