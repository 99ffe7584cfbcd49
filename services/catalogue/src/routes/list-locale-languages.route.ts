import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listLocaleLanguages } from '@pinline/contracts/catalogue/language/list-locale-languages'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { knownLanguages } from '../languages/language-rows.ts'

export const listLocaleLanguagesRoute = ({ platform }: CatalogueDeps) =>
  route(listLocaleLanguages, async () => {
    const offered = (await knownLanguages(platform)).filter(({ enabled }) => enabled)
    return result(offered.map(({ code, name, tag, image }) => ({ code, name, tag, image })))
  })
