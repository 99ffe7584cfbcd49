import type { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import type { Cart } from '@pinline/contracts/order/cart/cart'
import { productId } from '@pinline/events/ids'
import type { RefusalOf } from '@pinline/ui/commands/command-result'
import { newKey } from '@pinline/ui/commands/new-key'
import type { Send } from '@pinline/ui/commands/use-command'
import { z } from 'zod'
import { type PendingLine, type PendingStore, readPending, writePending } from './pending-line.ts'

const lineErrorSchema = z.object({ productId, code: z.string(), suggestedQuantities: z.array(z.int()).optional() })
const lineErrorsSchema = z.object({ lines: z.array(lineErrorSchema) })

/** The pending lines with their errors; all have the same one if the rejection names none. */
const refusedLines = (lines: readonly PendingLine[], { code, data }: RefusalOf<typeof addToCart>): PendingLine[] => {
  const named = lineErrorsSchema.safeParse(data).data?.lines ?? []
  return lines.map((line) => {
    const lineError = named.find((one) => one.productId === line.productId)
    if (lineError === undefined && named.length > 0) return line
    const suggestedQuantities = lineError?.suggestedQuantities ?? []
    return { ...line, refused: { code: lineError?.code ?? code ?? 'product-unavailable', suggestedQuantities } }
  })
}

/** `cart` is the server's latest cart; `left` lines are still pending, rejected or not. */
export interface PendingLinesResult {
  readonly cart: Cart | undefined
  readonly remaining: number
}

/**
 * Adds the lines that waited for the login. A line is removed only when it is in the cart. Without a response all of
 * them stay, with the same key; rejected ones stay, and the others are added without them.
 */
export const addPendingLines = async (
  send: Send<typeof addToCart>,
  store: PendingStore,
): Promise<PendingLinesResult> => {
  let cart: Cart | undefined
  for (;;) {
    const waiting = readPending(store)
    const accepted = waiting?.lines.filter(({ refused }) => refused === undefined) ?? []
    if (waiting === undefined || accepted.length === 0) return { cart, remaining: waiting?.lines.length ?? 0 }
    const lines = accepted.map((line) => ({ productId: line.productId, quantity: line.quantity }))
    const result = await send({ lines }, waiting.key)
    if (result.kind !== 'done' && result.kind !== 'refused') return { cart, remaining: waiting.lines.length }
    const alreadyRefused = waiting.lines.filter(({ refused }) => refused !== undefined)
    if (result.kind === 'done') cart = result.data
    const remaining = result.kind === 'done' ? alreadyRefused : [...alreadyRefused, ...refusedLines(accepted, result)]
    writePending(store, { key: newKey(), lines: remaining })
  }
}
