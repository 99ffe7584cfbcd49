import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listCurrencies } from '@pinline/contracts/catalogue/price/list-currencies'
import type { CatalogueDeps } from '../catalogue-deps.ts'

export const listCurrenciesRoute = ({ currencies }: CatalogueDeps) =>
  route(listCurrencies, async (_, { language }) => result(await currencies.list(language)))
