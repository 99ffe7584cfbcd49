import { productId } from '@pinline/events/ids'
import { z } from 'zod'

/** The one line that a visitor was adding when asked to log in; added after the login. */
export const pendingLine = z.object({
  productId,
  quantity: z.int().min(1),
  /** Part number, for the note beside the login. */
  model: z.string().optional(),
})
export type PendingLine = z.infer<typeof pendingLine>

const storeKey = 'pendingLine'
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const keepPendingLine = (store: Store, line: PendingLine): void => store.setItem(storeKey, JSON.stringify(line))

/** The waiting line, or undefined; what is not one is dropped. */
export const readPendingLine = (store: Store): PendingLine | undefined => {
  try {
    const parsed = pendingLine.safeParse(JSON.parse(store.getItem(storeKey) ?? 'null'))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** Takes the line out, so that it is added once. */
export const takePendingLine = (store: Store): PendingLine | undefined => {
  const line = readPendingLine(store)
  store.removeItem(storeKey)
  return line
}
