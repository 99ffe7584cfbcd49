import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { type LanguageCode, languages } from '@pinline/contracts/api/languages'
import { listHotKeywords } from '@pinline/contracts/catalogue/search/list-hot-keywords'
import { LRUCache } from 'lru-cache'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { inOrder } from '../content/newest-first.ts'
import { titleOf } from '../content/resolve-link.ts'

const usual = ['Micro-Fit', 'PicoBlade', 'CLIK-Mate', 'XH', 'FH12', 'USB', 'RJ45', 'D-Sub', '2.54 mm', 'DIN 41612']

const cacheTtlMs = 60_000
const maxResults = 10
const maxLookedUp = 30

/**
 * Those that staff wrote in the language, then terms of the catalogue that were searched for of late and still match products. Terms are
 * cached for one minute.
 */
export const listHotKeywordsRoute = ({ live, keywords, content }: CatalogueDeps) => {
  const edited = (language: LanguageCode): readonly string[] =>
    inOrder(content.all('hot-keyword'))
      .filter(({ languages: written }) => written.includes(language))
      .map((item) => titleOf(item, { language }))
  const leads = (q: string) =>
    live.index.list({ filter: { q }, categories: undefined, sort: 'relevance', skip: 0, limit: 1 }).total > 0
  const cached = new LRUCache<LanguageCode, readonly string[]>({ max: languages.length, ttl: cacheTtlMs })
  const current = async (language: LanguageCode): Promise<readonly string[]> => {
    const known = cached.get(language)
    if (known !== undefined) return known
    const found: string[] = []
    const searched = (await keywords.frequent(language, maxLookedUp)).flatMap((q) => live.index.term(q, language) ?? [])
    for (const q of [...searched, ...usual]) {
      const fresh = !found.some((one) => one.toLowerCase() === q.toLowerCase())
      if (found.length < maxResults && fresh && leads(q)) found.push(q)
    }
    cached.set(language, found)
    return found
  }
  return route(listHotKeywords, async (_, { language }) => {
    const own = edited(language)
    const others = (await current(language)).filter(
      (one) => !own.some((first) => first.toLowerCase() === one.toLowerCase()),
    )
    return result([...own, ...others].slice(0, maxResults).map((keyword) => ({ keyword })))
  })
}
