import type { VersionedOrder } from '../read-models/orders/to-order-row.ts'

/** Orders in batches, as they come from the cursor. */
export type ExportedOrders = AsyncIterable<readonly VersionedOrder[]>
