import type { Cart, CartLine } from '@pinline/contracts/order/cart/cart'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import { queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import type { AppContext } from '../../app/router-context.ts'

export const cartKey = ['cart'] as const

/**
 * The cart with unchanged lines by reference, at any position: their rows do not rerender because a line above them was
 * removed.
 */
const withKnownLines = (before: Cart | undefined, now: Cart): Cart => {
  const known = new Map((before?.lines ?? []).map((line) => [line.productId, line]))
  return { ...now, lines: now.lines.map((line): CartLine => replaceEqualDeep(known.get(line.productId), line)) }
}

/** The buyer's cart at current prices; language and currency change only with a new page. */
export const getCartQuery = ({ api }: Pick<AppContext, 'api'>) =>
  queryOptions({
    queryKey: cartKey,
    queryFn: ({ signal }) => api.read(getCart, {}, { signal, silent: true }),
    structuralSharing: (before, now) => withKnownLines(before as Cart | undefined, now as Cart),
  })
