import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import type { Cart } from '@pinline/contracts/order/cart/cart'
import { productId } from '@pinline/events/ids'
import type { ApiClient } from '@pinline/ui/api-client/create-api-client'
import type { Refused } from '@pinline/ui/api-client/outcome'
import { z } from 'zod'
import { newKey } from './new-key.ts'
import { keepPending, type PendingLine, type PendingStore, readPending } from './pending-line.ts'

const namedFault = z.object({ productId, code: z.string(), suggestedQuantities: z.array(z.int()).optional() })
const faults = z.object({ lines: z.array(namedFault) })

/** The waiting lines with what a refusal says of each; it says the same of all where it names none. */
const refusedLines = (lines: readonly PendingLine[], { code, data }: Refused): PendingLine[] => {
  const named = faults.safeParse(data).data?.lines ?? []
  return lines.map((line) => {
    const fault = named.find((one) => one.productId === line.productId)
    if (fault === undefined && named.length > 0) return line
    const suggestedQuantities = fault?.suggestedQuantities ?? []
    return { ...line, refused: { code: fault?.code ?? code ?? 'product-unavailable', suggestedQuantities } }
  })
}

/** `cart` is what the server answered last; `left` lines still wait, with or without a refusal. */
export interface AddedPending {
  readonly cart: Cart | undefined
  readonly left: number
}

/**
 * Adds the lines that waited for the login. A line is put away only when it is in the cart: without an answer all of
 * them stay, under the same key; of a refusal those that it names stay, and the others are added without them.
 */
export const addPendingLines = async (api: Pick<ApiClient, 'call'>, store: PendingStore): Promise<AddedPending> => {
  let cart: Cart | undefined
  for (;;) {
    const waiting = readPending(store)
    const wanted = waiting?.lines.filter(({ refused }) => refused === undefined) ?? []
    if (waiting === undefined || wanted.length === 0) return { cart, left: waiting?.lines.length ?? 0 }
    const lines = wanted.map((line) => ({ productId: line.productId, quantity: line.quantity }))
    const outcome = await api.call(addToCart, { lines }, { idempotencyKey: waiting.key }).catch(() => undefined)
    if (outcome === undefined || outcome.kind === 'duplicate') return { cart, left: waiting.lines.length }
    const settled = waiting.lines.filter(({ refused }) => refused !== undefined)
    if (outcome.kind === 'ok') cart = outcome.data
    const left = outcome.kind === 'ok' ? settled : [...settled, ...refusedLines(wanted, outcome)]
    keepPending(store, { key: newKey(), lines: left })
  }
}
