import { event } from '../event.ts'
import { orderNumber, productId } from '../ids.ts'

/** An order's release came before its reserve: the tombstone that refuses the reserve when it arrives. */
export const earlyReleaseNoted = event('early-release-noted', { productId, orderNo: orderNumber })
