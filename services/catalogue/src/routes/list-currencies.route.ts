import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { listCurrencies, listLocaleCurrencies } from '@pinline/contracts/catalogue/price/list-currencies'
import type { CatalogueParts } from '../catalogue-parts.ts'

export const listCurrenciesRoute = ({ currencies }: CatalogueParts) =>
  route(listCurrencies, async (_, { language }) => answer(await currencies.list(language)))

export const listLocaleCurrenciesRoute = ({ currencies }: CatalogueParts) =>
  route(listLocaleCurrencies, async (_, { language }) => {
    const list = await currencies.list(language)
    return answer(list.map(({ code, symbol_left, name, image }) => ({ code, symbol_left, name, image })))
  })
