import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listLocaleCurrencies } from '@pinline/contracts/catalogue/price/list-locale-currencies'
import type { CatalogueDeps } from '../catalogue-deps.ts'

export const listLocaleCurrenciesRoute = ({ currencies }: CatalogueDeps) =>
  route(listLocaleCurrencies, async (_, { language }) => {
    const list = await currencies.list(language)
    return result(list.map(({ code, symbol_left, name, image }) => ({ code, symbol_left, name, image })))
  })
