import type { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import type { Cart } from '@pinline/contracts/order/cart/cart'
import { isProductId, type ProductId } from '@pinline/events/ids'
import type { RefusalOf } from '@pinline/ui/commands/command-result'
import { newKey } from '@pinline/ui/commands/new-key'
import type { Send } from '@pinline/ui/commands/use-command'
import { fieldsOf, type PendingLine, type PendingStore, readPending, writePending } from './pending-line.ts'

/** What is wrong with one line, as a refusal of the cart says it. */
interface LineError {
  readonly productId: ProductId
  readonly code: string
  readonly suggestedQuantities?: readonly number[]
}

const isLineError = (value: unknown): value is LineError => {
  const { productId, code, suggestedQuantities } = fieldsOf(value)
  const isListed = Array.isArray(suggestedQuantities) && suggestedQuantities.every(Number.isInteger)
  return isProductId(productId) && typeof code === 'string' && (suggestedQuantities === undefined || isListed)
}

/** The lines that a refusal names. Read without the library of schemas, which the cart would load for it alone. */
const lineErrorsOf = (data: unknown): readonly LineError[] => {
  const { lines } = fieldsOf(data)
  return Array.isArray(lines) ? lines.filter(isLineError) : []
}

/** The pending lines with their errors; all have the same one if the rejection names none. */
const refusedLines = (lines: readonly PendingLine[], { code, data }: RefusalOf<typeof addToCart>): PendingLine[] => {
  const named = lineErrorsOf(data)
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
