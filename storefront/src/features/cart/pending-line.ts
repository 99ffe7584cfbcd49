import { productId } from '@pinline/events/ids'
import { cartLimit } from '@pinline/order/contract/cart'
import { z } from 'zod'

const pendingLine = z.object({
  productId,
  quantity: z.int().min(1),
  /** Part number, for the note beside the login. */
  model: z.string().optional(),
})
export type PendingLine = z.infer<typeof pendingLine>

/** The lines that a visitor was adding when asked to log in; added after the login. */
const pendingLines = z.array(pendingLine).min(1).max(cartLimit)

const storeKey = 'pendingLine'
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const keepPendingLines = (store: Store, lines: readonly PendingLine[]): void =>
  store.setItem(storeKey, JSON.stringify(lines))

/** The waiting lines, or none; what is no list of them is dropped. */
export const readPendingLines = (store: Store): readonly PendingLine[] => {
  try {
    const parsed = pendingLines.safeParse(JSON.parse(store.getItem(storeKey) ?? 'null'))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}

/** Takes the lines out, so that they are added once. */
export const takePendingLines = (store: Store): readonly PendingLine[] => {
  const lines = readPendingLines(store)
  store.removeItem(storeKey)
  return lines
}
