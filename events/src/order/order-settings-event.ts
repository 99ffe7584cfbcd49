import { z } from 'zod'
import { orderSettingsChanged } from './order-settings-changed.ts'

/** Every event of the settings of orders, which are one stream. */
export const orderSettingsEvent = z.discriminatedUnion('type', [orderSettingsChanged])
export type OrderSettingsEvent = z.infer<typeof orderSettingsEvent>
