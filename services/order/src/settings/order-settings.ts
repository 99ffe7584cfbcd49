import { cachedForASecond } from '@pinline/chassis/cached-for-a-second'
import { loadStream } from '@pinline/chassis/event-store/handle-command'
import type { Loaded } from '@pinline/chassis/state-cache'
import { type EffectiveOrderSettings, environmentNames } from '@pinline/contracts/order/settings/order-settings'
import {
  type OrderSettings,
  type OrderSettingsState,
  orderSettingsStreamId,
  settingNames,
} from '../domain/settings/order-settings.ts'
import { orderSettingsDecider } from '../domain/settings/order-settings-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { type ShippedWithin, shippedTooLong } from './shipped-too-long.ts'

const cached = cachedForASecond(
  async (platform: OrderDeps) => await loadStream(platform, orderSettingsDecider, orderSettingsStreamId),
)

/** After a change on this instance; others see it within a second. */
export const invalidateOrderSettings = cached.invalidate

/** Settings from the environment: they override those of staff. */
const settingsOfEnvironment = ({ config }: OrderDeps): Partial<OrderSettings> =>
  Object.fromEntries(
    settingNames.flatMap((field) => {
      const value = config[environmentNames[field]]
      return value === undefined ? [] : [[field, value]]
    }),
  )

/** The fields that the environment sets. */
export const fromEnvironment = (platform: OrderDeps): (keyof OrderSettings)[] => {
  const fromConfig = settingsOfEnvironment(platform)
  return settingNames.filter((field) => fromConfig[field] !== undefined)
}

/** The settings that count now, as they were at most a second ago. */
export const readOrderSettings = async (platform: OrderDeps): Promise<OrderSettings> => {
  const { state } = await cached.read(platform)
  return { ...state.settings, ...settingsOfEnvironment(platform) }
}

/** Shipping times of orders whose receipt was not confirmed within their days. */
export const shippedTooLongAgo = async (platform: OrderDeps, now: Date): Promise<ShippedWithin[]> => {
  const { state } = await cached.read(platform)
  return shippedTooLong(state, now, platform.config.RECEIPT_DAYS)
}

/** The settings as the console shows and edits them. */
export const effectiveOrderSettings = (
  platform: OrderDeps,
  { state, version }: Loaded<OrderSettingsState>,
): EffectiveOrderSettings => ({
  ...state.settings,
  ...settingsOfEnvironment(platform),
  version,
  fromEnvironment: fromEnvironment(platform).map((field) => ({ field, variable: environmentNames[field] })),
})
