import { result } from '@pinline/chassis/http/call-result'
import { refusesTracking } from '@pinline/chassis/http/refuses-tracking'
import { type Route, route } from '@pinline/chassis/http/route'
import { recordVisitor } from '@pinline/contracts/notification/record-visitor'
import type { NotificationDeps } from '../notification-deps.ts'
import { countryOfTimeZone } from '../visits/country-of-time-zone.ts'

/** Whoever asks by their browser not to be tracked leaves no record, not even one that names nobody. */
export const recordVisitorRoute = ({ platform, visits, visitDays }: NotificationDeps): Route => {
  const ownHost = new URL(platform.config.PUBLIC_URL).host
  return route(recordVisitor, async ({ page, referrer, timeZone }, { language, headers }) => {
    if (refusesTracking(headers)) return result({ recorded: false })
    const country = timeZone === undefined ? undefined : (countryOfTimeZone(timeZone) ?? undefined)
    await visits.add({ language, page, country, referrer: referrer === ownHost ? undefined : referrer })
    await visitDays.add(platform.clock.now(), { visits: 1 })
    return result({ recorded: true })
  })
}
