import { event } from '../event.ts'
import { orderNumber, productId } from '../ids.ts'

/** An order's release arrived before its reservation: the tombstone that refuses the reservation. */
export const earlyReleaseNoted = event('early-release-noted', { productId, orderNo: orderNumber })
