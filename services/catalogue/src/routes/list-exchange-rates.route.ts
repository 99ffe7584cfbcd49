import { unpacked } from '@pinline/chassis/event-store/archived-commits'
import type { Commit } from '@pinline/chassis/event-store/commit'
import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listExchangeRates, type RateChange } from '@pinline/contracts/catalogue/price/list-exchange-rates'
import { type CurrencyEvent, currencyEvent } from '@pinline/events/catalogue/currency-event'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { currencyStreamId } from '../domain/currency/currency.ts'
import { currencyDecider } from '../domain/currency/currency-decider.ts'

const rateOf = ({ type, data }: CurrencyEvent): RateChange['rate'] => {
  if (type === 'currency-defined' || type === 'exchange-rate-declined') return null
  const { amount, scale, source, validFrom } = data
  return { amount, scale, source, validFrom }
}

const changeOf = (event: CurrencyEvent, { committedAt, actor }: Commit, version: number): RateChange => ({
  at: committedAt.toISOString(),
  actor,
  type: event.type,
  rate: rateOf(event),
  version,
})

/** Reads the commits of a page only, from the end of the stream. */
export const listExchangeRatesRoute = ({ platform }: CatalogueDeps) =>
  route(listExchangeRates, async ({ code, page, pageSize }) => {
    const streamId = currencyStreamId(code)
    const { version: total } = await loadStream(platform, currencyDecider, streamId)
    const first = total - (page - 1) * pageSize
    const list: RateChange[] = []
    const commits = platform.store.commits.find({ streamId, version: { $lte: first } }).sort({ version: -1 })
    for await (const commit of unpacked(commits, true)) {
      for (const [back, stored] of commit.events.toReversed().entries()) {
        const version = commit.version + commit.events.length - 1 - back
        if (version <= first && list.length < pageSize)
          list.push(changeOf(currencyEvent.parse(stored), commit, version))
      }
      if (list.length === pageSize) break
    }
    return result({ list, total, page, pageSize })
  })
