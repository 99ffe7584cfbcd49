import { randomBytes } from 'node:crypto'
import { buyerId, staffId } from '@pinline/events/ids'

/** Ids of the demo logins, of which services other than this one know the buyer's. */
export const demoLoginIds = { buyer: buyerId.parse('b-demobuyer'), staff: staffId.parse('s-demostaff') } as const

/** Another id that says demo, for a login whose usual id is taken by one that was renamed. */
export const furtherDemoId = (kind: 'b' | 's'): string => `${kind}-demo${randomBytes(8).toString('hex').slice(0, 12)}`
