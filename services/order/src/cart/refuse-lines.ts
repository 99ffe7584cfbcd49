import { type ErrorCode, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { Quote } from './quote.ts'

type Line = Quote['lines'][number]

type LineErrorCode = Extract<ErrorCode, 'product-not-found' | 'product-unavailable' | 'quantity-not-allowed'>

/** Why a line cannot be added to a cart; short stock is no reason. */
export const lineErrorOf = ({ quoted }: Line): LineErrorCode | undefined => {
  switch (quoted.status) {
    case 'unknown':
    case 'unpriced':
      return 'product-not-found'
    case 'discontinued':
      return 'product-unavailable'
    case 'quantity':
      return 'quantity-not-allowed'
    case 'ok':
      return undefined
    default:
      return quoted satisfies never
  }
}

const describe = (line: Line, code: ErrorCode) => ({
  productId: line.productId,
  quantity: line.quantity,
  code,
  ...(line.quoted.status === 'unknown'
    ? {}
    : {
        model: line.quoted.model,
        moq: line.quoted.moq,
        orderMultiple: line.quoted.orderMultiple,
        suggestedQuantities: line.quoted.suggestedQuantities,
      }),
})

/**
 * Refuses lines that cannot be added: the first error gives the code, `data.lines` has each line with its own error,
 * and `data.suggestedQuantities` repeats the first line's. Undefined if every line is fine.
 */
export const refuseLines = (lines: readonly Line[]): Rejection | undefined => {
  const lineErrors = lines.flatMap((line) => {
    const code = lineErrorOf(line)
    return code === undefined ? [] : [{ line, code }]
  })
  const [first] = lineErrors
  if (first === undefined) return undefined
  const described = lineErrors.map(({ line, code }) => describe(line, code))
  const suggestions =
    first.line.quoted.status === 'quantity' ? { suggestedQuantities: first.line.quoted.suggestedQuantities } : {}
  return rejection(first.code, { data: { lines: described, ...suggestions } })
}
