import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import type { Cart } from '@pinline/contracts/order/cart/cart'
import { productId } from '@pinline/events/ids'
import type { ApiClient } from '@pinline/ui/api-client/create-api-client'
import type { Refused } from '@pinline/ui/api-client/outcome'
import { z } from 'zod'
import { newKey } from './new-key.ts'
import { type PendingLine, type PendingStore, readPending, writePending } from './pending-line.ts'

const lineErrorSchema = z.object({ productId, code: z.string(), suggestedQuantities: z.array(z.int()).optional() })
const lineErrorsSchema = z.object({ lines: z.array(lineErrorSchema) })

/** The waiting lines with what a refusal says of each; it says the same of all where it names none. */
const refusedLines = (lines: readonly PendingLine[], { code, data }: Refused): PendingLine[] => {
  const named = lineErrorsSchema.safeParse(data).data?.lines ?? []
  return lines.map((line) => {
    const lineError = named.find((one) => one.productId === line.productId)
    if (lineError === undefined && named.length > 0) return line
    const suggestedQuantities = lineError?.suggestedQuantities ?? []
    return { ...line, refused: { code: lineError?.code ?? code ?? 'product-unavailable', suggestedQuantities } }
  })
}

/** `cart` is what the server answered last; `left` lines still wait, with or without a refusal. */
export interface PendingLinesResult {
  readonly cart: Cart | undefined
  readonly remaining: number
}

/**
 * Adds the lines that waited for the login. A line is put away only when it is in the cart: without an answer all of
 * them stay, under the same key; of a refusal those that it names stay, and the others are added without them.
 */
export const addPendingLines = async (
  api: Pick<ApiClient, 'call'>,
  store: PendingStore,
): Promise<PendingLinesResult> => {
  let cart: Cart | undefined
  for (;;) {
    const waiting = readPending(store)
    const accepted = waiting?.lines.filter(({ refused }) => refused === undefined) ?? []
    if (waiting === undefined || accepted.length === 0) return { cart, remaining: waiting?.lines.length ?? 0 }
    const lines = accepted.map((line) => ({ productId: line.productId, quantity: line.quantity }))
    const outcome = await api.call(addToCart, { lines }, { idempotencyKey: waiting.key }).catch(() => undefined)
    if (outcome === undefined || outcome.kind === 'duplicate') return { cart, remaining: waiting.lines.length }
    const alreadyRefused = waiting.lines.filter(({ refused }) => refused !== undefined)
    if (outcome.kind === 'ok') cart = outcome.data
    const remaining = outcome.kind === 'ok' ? alreadyRefused : [...alreadyRefused, ...refusedLines(accepted, outcome)]
    writePending(store, { key: newKey(), lines: remaining })
  }
}
