import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import type { CatalogueParts } from '../catalogue-parts.ts'
import { listCurrencies, listLocaleCurrencies } from '../contract/list-currencies.ts'

export const listCurrenciesRoute = ({ currencies }: CatalogueParts) =>
  route(listCurrencies, async (_, { language }) => answer(await currencies.list(language)))

export const listLocaleCurrenciesRoute = ({ currencies }: CatalogueParts) =>
  route(listLocaleCurrencies, async (_, { language }) => {
    const list = await currencies.list(language)
    return answer(list.map(({ code, symbol_left, name, image }) => ({ code, symbol_left, name, image })))
  })
