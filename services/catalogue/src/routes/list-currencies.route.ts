import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listCurrencies, listLocaleCurrencies } from '@pinline/contracts/catalogue/price/list-currencies'
import type { CatalogueDeps } from '../catalogue-deps.ts'

export const listCurrenciesRoute = ({ currencies }: CatalogueDeps) =>
  route(listCurrencies, async (_, { language }) => result(await currencies.list(language)))

export const listLocaleCurrenciesRoute = ({ currencies }: CatalogueDeps) =>
  route(listLocaleCurrencies, async (_, { language }) => {
    const list = await currencies.list(language)
    return result(list.map(({ code, symbol_left, name, image }) => ({ code, symbol_left, name, image })))
  })
