import { createHash } from 'node:crypto'
import type { Platform } from '@pinline/chassis/service'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { StepCounts } from '@pinline/contracts/notification/visitor/visit-steps'
import type { VisitDays } from '../visits/visit-days.ts'
import type { Visits } from '../visits/visits.ts'

const dayMs = 86_400_000
const days = 30

const pages = [
  ...['/index', '/index', '/index', '/product/wire-to-board/wire-to-board', '/product/wire-to-board/wire-to-board'],
  ...['/productListCopy/all', '/productListCopy/all', '/quick-order', '/solution/battery-packs', '/contact'],
  ...['/intro/shippingPolicy', '/intro/qualityControl', '/intro/inventory', '/product/board-to-board/board-to-board'],
]
const referrers = [undefined, undefined, undefined, 'www.google.com', 'www.google.com', 'www.bing.com', 'www.baidu.com']
const origins: readonly (readonly [string, LanguageCode])[] = [
  ...([
    ['US', 'en'],
    ['US', 'en'],
    ['DE', 'de'],
    ['DE', 'de'],
    ['CN', 'zh_cn'],
    ['CN', 'zh_cn'],
  ] as const),
  ...([
    ['GB', 'en'],
    ['JP', 'ja'],
    ['FR', 'fr'],
    ['IT', 'it'],
    ['BR', 'pt'],
    ['ES', 'es'],
  ] as const),
]

/** The same number below `limit` for a name at every start. */
const drawn = (name: string, limit: number): number =>
  createHash('sha256').update(`demo-visit ${name}`).digest().readUInt32BE(0) % limit

const oneOf = <Value>(name: string, values: readonly Value[]): Value => {
  const value = values[drawn(name, values.length)]
  return value as Value
}

const hundredths = (count: number, share: number): number => Math.round((count * share) / 100)

/** Steps of so many visits. */
const stepsOf = (visits: number, name: string): StepCounts => {
  const searchVisits = hundredths(visits, 55 + drawn(`${name} search`, 12))
  const cartVisits = hundredths(visits, 16 + drawn(`${name} cart`, 8))
  const searches = hundredths(searchVisits, 150 + drawn(`${name} searches`, 40))
  const openedSearches = hundredths(searches, 48 + drawn(`${name} opened`, 12))
  const addedSearches = hundredths(openedSearches, 22 + drawn(`${name} added`, 10))
  return {
    ...{ visits, searchVisits, cartVisits, searches, openedSearches, addedSearches },
    emptySearches: hundredths(searches, 5 + drawn(`${name} empty`, 6)),
    orderedSearches: hundredths(addedSearches, 40 + drawn(`${name} ordered`, 20)),
  }
}

/** Visits of the last 30 days for the demonstration, fewer at weekends, and their steps; only while there are none. */
export const makeDemoVisits = async (
  platform: Pick<Platform, 'clock'>,
  visits: Visits,
  visitDays: VisitDays,
): Promise<void> => {
  if (!(await visits.isEmpty())) return
  const now = platform.clock.now().getTime()
  const made = Array.from({ length: days }, (_, age) => {
    const day = now - age * dayMs
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
    return Array.from({ length: (isWeekend ? 6 : 18) + drawn(`${age}`, 9) }, (_, number) => {
      const name = `${age} ${number}`
      const [country, language] = oneOf(`${name} origin`, origins)
      const [page, referrer] = [oneOf(`${name} page`, pages), oneOf(`${name} referrer`, referrers)]
      return { language, country, page, referrer, at: new Date(day - drawn(`${name} time`, dayMs)) }
    })
  })
  await visits.addMany(made.flat())
  const byDay = Map.groupBy(made.flat(), ({ at }) => at.toISOString().slice(0, 10))
  for (const [day, { length }] of byDay) await visitDays.add(new Date(day), stepsOf(length, day))
}
