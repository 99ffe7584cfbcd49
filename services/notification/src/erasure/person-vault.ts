import type { PersonEntries, PersonVault } from '@pinline/chassis/event-store/person-vault'
import { buyerId } from '@pinline/events/ids'
import type { NotificationDeps } from '../notification-deps.ts'
import { formsOfBuyer } from '../read-models/forms/forms-of-buyer.query.ts'
import { everyEndpointOfBuyer } from '../read-models/webhook-endpoints/webhook-endpoints.query.ts'
import { toDosOf } from './to-dos-of-buyer.ts'

const kinds: PersonVault['kinds'] = {
  form: { of: 'buyer' },
  'webhook-secret': { of: 'buyer' },
  comment: { of: 'buyer' },
  notice: { of: null },
}

/** What the notification service holds of buyers: what they sent, their secrets, and what staff wrote about their work. */
export const notificationPersonVault = ({ platform }: Pick<NotificationDeps, 'platform'>): PersonVault => ({
  kinds,
  entriesOf: async function* (person): AsyncGenerator<PersonEntries> {
    if (person.kind === 'staff') return
    const buyer = buyerId.parse(person.id)
    const formNos = await formsOfBuyer(platform, buyer)
    yield { kind: 'form', ids: formNos.map((formNo) => formNo.toLowerCase()) }
    yield { kind: 'webhook-secret', ids: await everyEndpointOfBuyer(platform, buyer) }
    for await (const ids of toDosOf(platform, buyer)) yield { kind: 'comment', ids }
  },
})
