import { matchLines } from '@pinline/contracts/catalogue/search/match-lines'
import { useApi } from '@pinline/ui/api-client/api-context'
import type { OrderFormLine } from './order-form-lines.ts'

/** Products of typed part numbers; `unknown` are those that no part has exactly. */
export const useTypedProducts = () => {
  const api = useApi()
  return async <Line extends OrderFormLine>(lines: readonly Line[]) => {
    const typed = lines.filter(({ productId }) => productId === undefined)
    const { list } =
      typed.length === 0
        ? { list: [] }
        : await api.read(
            matchLines,
            { lines: typed.map(({ partNumber }) => ({ partNumber: partNumber.trim() })) },
            { silent: true },
          )
    const found = new Map(
      list.flatMap(({ line, match, candidates: [first] }) => {
        const of = typed[line - 1]
        return match === 'exact' && of !== undefined && first !== undefined ? [[of.key, first] as const] : []
      }),
    )
    return {
      known: lines.flatMap((line) => {
        const part = found.get(line.key)
        const productId = line.productId ?? part?.id
        return productId === undefined
          ? []
          : [{ ...line, productId, packingUnit: line.packingUnit ?? part?.packingUnit }]
      }),
      unknown: typed.filter(({ key }) => !found.has(key)).map(({ partNumber }) => partNumber.trim()),
    }
  }
}
