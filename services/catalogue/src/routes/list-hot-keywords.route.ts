import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import type { CatalogueParts } from '../catalogue-parts.ts'
import { listHotKeywords } from '../contract/list-hot-keywords.ts'

const keywords = ['Micro-Fit', 'PicoBlade', 'CLIK-Mate', 'XH', 'FH12', 'USB', 'RJ45', 'D-Sub', '2.54 mm', 'DIN 41612']

const keptMs = 60_000

/** Keywords that lead somewhere in the present catalogue, looked up once a minute. */
export const listHotKeywordsRoute = ({ live }: CatalogueParts) => {
  const leads = (q: string) =>
    live.index.list({ filter: { q }, categories: undefined, sort: 'relevance', skip: 0, limit: 1 }).total > 0
  let kept: readonly string[] = []
  let keptUntil = Number.NEGATIVE_INFINITY
  return route(listHotKeywords, async () => {
    if (performance.now() > keptUntil) {
      kept = keywords.filter(leads)
      keptUntil = performance.now() + keptMs
    }
    return answer(kept.map((keyword) => ({ keyword })))
  })
}
