import { actor } from '@pinline/events/event'
import { carrierSet } from '@pinline/events/order/carrier-set'
import { freightSet } from '@pinline/events/order/freight-set'
import { taxSet } from '@pinline/events/order/tax-set'
import { z } from 'zod'
import { cleanedText } from './text.ts'

/** The value of a setting, by what it means, so that every screen writes it in its own language. */
export const settingValue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('duration'), seconds: z.int() }),
  z.object({ kind: z.literal('number'), number: z.number(), unit: z.enum(['days', 'orders', 'percent', 'pieces']) }),
  /** Words of staff; empty where none are set. */
  z.object({ kind: z.literal('text'), text: z.string() }),
  /** ISO 3166-1 alpha-2. */
  z.object({ kind: z.literal('country'), country: z.string() }),
  z.object({ kind: z.literal('incoterm'), incoterm: z.string() }),
  z.object({ kind: z.literal('rates'), rates: taxSet.shape.data.shape.rates }),
  z.object({ kind: z.literal('eu-sales'), euPrivateSales: taxSet.shape.data.shape.euPrivateSales }),
  z.object({ kind: z.literal('carrier'), ...carrierSet.shape.data.shape }),
  z.object({ kind: z.literal('freight'), ...freightSet.shape.data.shape }),
  z.object({
    kind: z.literal('currency'),
    code: z.string(),
    enabled: z.boolean(),
    /** One US dollar is `amount` × 10^-scale of it. */
    rate: z.object({ amount: z.int(), scale: z.int() }).nullable(),
  }),
  z.object({ kind: z.literal('language'), name: z.string(), enabled: z.boolean() }),
])
export type SettingValue = z.infer<typeof settingValue>

export const settingKey = cleanedText(60).min(1)

/** A setting as it is now. */
export const settingRow = z.object({
  key: z.string(),
  value: settingValue,
  /** Who changed it last; null while it is as the product ships it. */
  changed: z.object({ at: z.iso.datetime(), actor }).nullable(),
  /** The environment variable that sets it, above what staff say; null where staff do. */
  variable: z.string().nullable(),
})
export type SettingRow = z.infer<typeof settingRow>

/** One change of a setting. */
export const settingChange = z.object({
  at: z.iso.datetime(),
  actor,
  /** Null before the setting was there. */
  from: settingValue.nullable(),
  to: settingValue,
})
export type SettingChange = z.infer<typeof settingChange>
