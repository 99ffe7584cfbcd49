import { rejection } from '@pinline/contracts/api/error-codes'
import type { ChangeNoticeContent } from '@pinline/events/notification/change-notice-content'

type Dates = Pick<ChangeNoticeContent, 'kind' | 'announcedOn' | 'effectiveOn' | 'lastOrderOn' | 'lastShipmentOn'>

/** The same day a year later, for comparison; dates are ISO 8601. */
const yearAfter = (date: string): string => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`

const refuse = (field: keyof Dates, error: string) => rejection('invalid-input', { errors: { [field]: error } })

/**
 * The dates of a notice: a change says from when, what is discontinued until when it can be ordered and is shipped.
 * The end of life is announced a year before the last order.
 */
export const refuseDates = (dates: Dates) => {
  const { kind, announcedOn, effectiveOn, lastOrderOn, lastShipmentOn } = dates
  if (kind === 'product-change') {
    if (effectiveOn === null) return refuse('effectiveOn', 'required')
    return effectiveOn < announcedOn ? refuse('effectiveOn', 'before-announcement') : undefined
  }
  if (lastOrderOn === null) return refuse('lastOrderOn', 'required')
  if (lastShipmentOn === null) return refuse('lastShipmentOn', 'required')
  if (lastOrderOn < announcedOn) return refuse('lastOrderOn', 'before-announcement')
  if (kind === 'end-of-life' && lastOrderOn < yearAfter(announcedOn)) return refuse('lastOrderOn', 'within-a-year')
  return lastShipmentOn < lastOrderOn ? refuse('lastShipmentOn', 'before-last-order') : undefined
}
