import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { recordVisitor } from '@pinline/contracts/notification/record-visitor'
import type { NotificationDeps } from '../notification-deps.ts'
import { countryOfTimeZone } from '../visits/country-of-time-zone.ts'

/** Whoever asks by their browser not to be tracked leaves no record, not even one that names nobody. */
export const recordVisitorRoute = ({ platform, visits }: NotificationDeps): Route => {
  const ownHost = new URL(platform.config.PUBLIC_URL).host
  return route(recordVisitor, async ({ page, referrer, timeZone }, { language, headers }) => {
    if (headers.dnt === '1' || headers['sec-gpc'] === '1') return result({ recorded: false })
    const country = timeZone === undefined ? undefined : (countryOfTimeZone(timeZone) ?? undefined)
    await visits.add({ language, page, country, referrer: referrer === ownHost ? undefined : referrer })
    return result({ recorded: true })
  })
}
