import { receiveStock } from '@pinline/contracts/catalogue/stock/receive-stock'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { stockCommandRoute } from './stock-command-route.ts'

export const receiveStockRoute = (deps: CatalogueDeps) =>
  stockCommandRoute(deps, receiveStock, ({ version: _, ...input }) => ({ type: 'receive-stock', ...input }))
