import type { ConsoleOrderFilter } from '@pinline/contracts/order/order/orders-resource'
import type { OrderDeps } from '../order-deps.ts'
import type { OrderFilter } from '../read-models/orders/order-lists.ts'
import { readOrderSettings } from '../settings/order-settings.ts'

const heldShareOf = async (platform: OrderDeps, largeHold: true | undefined) =>
  largeHold === undefined ? {} : { heldShareOver: (await readOrderSettings(platform)).largeSharePercent }

const nearDeadlineMs = 4 * 3_600_000

/** Deadlines that have passed and are not yet dealt with are near, too. */
const deadlineUntil = (platform: OrderDeps, deadlineNear: true | undefined) =>
  deadlineNear === undefined
    ? {}
    : { payBeforeUntil: new Date(platform.clock.now().getTime() + nearDeadlineMs).toISOString() }

/** The console's filter with the limits of the settings and the present time. */
export const toOrderFilter = async (
  platform: OrderDeps,
  { status, largeHold, deadlineNear, ...filter }: ConsoleOrderFilter,
): Promise<OrderFilter> => ({
  ...filter,
  ...(await heldShareOf(platform, largeHold)),
  ...deadlineUntil(platform, deadlineNear),
  statuses: status === undefined || Array.isArray(status) ? status : [status],
})
