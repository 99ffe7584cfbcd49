import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { type LanguageCode, languages } from '@pinline/contracts/api/languages'
import { listHotKeywords } from '@pinline/contracts/catalogue/search/list-hot-keywords'
import { LRUCache } from 'lru-cache'
import type { CatalogueParts } from '../catalogue-parts.ts'

const usual = ['Micro-Fit', 'PicoBlade', 'CLIK-Mate', 'XH', 'FH12', 'USB', 'RJ45', 'D-Sub', '2.54 mm', 'DIN 41612']

const keptMs = 60_000
const most = 10
const mostLooked = 30

/** What is searched for of late, as far as it leads somewhere in the present catalogue; looked up once a minute. */
export const listHotKeywordsRoute = ({ live, keywords }: CatalogueParts) => {
  const leads = (q: string) =>
    live.index.list({ filter: { q }, categories: undefined, sort: 'relevance', skip: 0, limit: 1 }).total > 0
  const kept = new LRUCache<LanguageCode, readonly string[]>({ max: languages.length, ttl: keptMs })
  const current = async (language: LanguageCode): Promise<readonly string[]> => {
    const known = kept.get(language)
    if (known !== undefined) return known
    const found: string[] = []
    for (const q of [...(await keywords.frequent(language, mostLooked)), ...usual]) {
      const fresh = !found.some((one) => one.toLowerCase() === q.toLowerCase())
      if (found.length < most && fresh && leads(q)) found.push(q)
    }
    kept.set(language, found)
    return found
  }
  return route(listHotKeywords, async (_, { language }) =>
    answer((await current(language)).map((keyword) => ({ keyword }))),
  )
}
