import { z } from 'zod'
import { businessDaysAfter } from '../business-days.ts'
import { type ShippingMethod, shippingMethod } from './shipping-method.ts'

/** Earliest and latest calendar date. */
export const dateRange = z.object({ from: z.iso.date(), to: z.iso.date() })
export type DateRange = z.infer<typeof dateRange>

interface DayRange {
  readonly from: number
  readonly to: number
}

/** Business days from complete goods to the carrier. */
export const processingDays = { from: 1, to: 3 } as const

/** Business days on the way, after processing. */
export const carrierDays: Readonly<Record<ShippingMethod, DayRange>> = {
  economy: { from: 15, to: 45 },
  standard: { from: 7, to: 20 },
  express: { from: 3, to: 7 },
}

/** One line and what can supply it. */
export interface SuppliedLine {
  readonly quantity: number
  /** Made to order: has no stock. */
  readonly custom: boolean
  readonly available: number
  /** Calendar days. */
  readonly leadTimeDays: number
  /** Announced deliveries in any order; `expectedOn` is a calendar date. */
  readonly deliveries: readonly { readonly quantity: number; readonly expectedOn: string }[]
}

const daysAfter = (date: string, days: number): string => {
  const after = new Date(date)
  after.setUTCDate(after.getUTCDate() + days)
  return after.toISOString().slice(0, 10)
}

const afterBusinessDays = (date: string, { from, to }: DayRange): DateRange => ({
  from: businessDaysAfter(date, from).slice(0, 10),
  to: businessDaysAfter(date, to).slice(0, 10),
})

/** The later one of two calendar dates. */
const later = (a: string, b: string): string => (a > b ? a : b)

/**
 * The date when all pieces of a line are in stock: today, with the delivery that completes them, or after the lead
 * time. A delivery whose date has passed is late and counts for nothing. Pieces beyond every delivery come last.
 */
export const readyOn = (line: SuppliedLine, today: string): string => {
  const { quantity, custom, available, leadTimeDays, deliveries } = line
  const afterLeadTime = daysAfter(today, leadTimeDays)
  if (custom) return afterLeadTime
  let pieces = available
  let date = today
  for (const { expectedOn, ...delivery } of deliveries.toSorted((a, b) => a.expectedOn.localeCompare(b.expectedOn))) {
    if (pieces >= quantity) return date
    if (expectedOn < today) continue
    pieces += delivery.quantity
    date = expectedOn
  }
  return pieces >= quantity ? date : later(date, afterLeadTime)
}

/** When goods that are complete on a date leave the warehouse. */
const shipsFrom = (ready: string): DateRange => afterBusinessDays(ready, processingDays)

/** When a parcel that left the warehouse on a date is at the door. */
export const arrivesFrom = (shipped: string, method: ShippingMethod): DateRange =>
  afterBusinessDays(shipped, carrierDays[method])

/** When goods that are complete on a date are at the door. */
const arrivesWhenReady = (ready: string, method: ShippingMethod): DateRange => {
  const { from, to } = carrierDays[method]
  return afterBusinessDays(ready, { from: processingDays.from + from, to: processingDays.to + to })
}

/** When goods that leave the warehouse within some days are at the door. */
export const arrivesAfter = (ships: DateRange, method: ShippingMethod): DateRange => {
  const { from, to } = carrierDays[method]
  return {
    from: businessDaysAfter(ships.from, from).slice(0, 10),
    to: businessDaysAfter(ships.to, to).slice(0, 10),
  }
}

/** When one parcel leaves the warehouse, and when it is at the door by each method. */
export const parcelDates = z.object({ ships: dateRange, arrives: z.record(shippingMethod, dateRange) })
export type ParcelDates = z.infer<typeof parcelDates>

export interface DeliveryDates extends ParcelDates {
  /** When each line would leave the warehouse alone, in the order of the lines. */
  readonly lines: readonly DateRange[]
}

/** The delivery dates of an order that is placed on a calendar date: its parcel waits for the slowest line. */
export const deliveryDates = (lines: readonly SuppliedLine[], today: string): DeliveryDates => {
  const ready = lines.map((line) => readyOn(line, today))
  const last = ready.reduce(later, today)
  return {
    lines: ready.map(shipsFrom),
    ships: shipsFrom(last),
    arrives: {
      economy: arrivesWhenReady(last, 'economy'),
      standard: arrivesWhenReady(last, 'standard'),
      express: arrivesWhenReady(last, 'express'),
    },
  }
}
