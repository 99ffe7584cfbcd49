import { handleCommand, loadStreams } from '@pinline/chassis/event-store/handle-command'
import { internalCause } from '@pinline/chassis/event-store/internal-cause'
import type { SupplierContent } from '@pinline/events/catalogue/supplier-content'
import { supplierId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { supplierDecider } from '../domain/supplier/supplier-decider.ts'
import { noContact, putSupplierContact } from '../suppliers/supplier-vault.ts'

const unknown = { number: '', vatNumber: '', region: '', leadTimeDays: null, paymentTerms: '' } as const

const suppliers: readonly (Omit<SupplierContent, 'contactRef'> & { readonly id: string })[] = [
  {
    ...unknown,
    ...{ id: 'su-demo0001', name: 'Demo supplier A', number: '70021', currency: 'EUR', language: 'de' },
    address: {
      ...{ company: 'Demo supplier A GmbH', street: 'Demo Street 1', city: 'Demo City', postcode: '00001' },
      ...{ region: '', country: 'DE' },
    },
    ...{ leadTimeDays: 21, paymentTerms: '30 days net' },
  },
  {
    ...unknown,
    ...{ id: 'su-demo0002', name: 'Demo supplier B', number: '70022', currency: 'USD', language: 'en' },
    address: {
      ...{ company: '', street: 'Demo Street 2', city: 'Demo City', postcode: '00002' },
      ...{ region: 'Demo Region', country: 'US' },
    },
    ...{ leadTimeDays: 35, paymentTerms: 'Payment in advance' },
  },
]

/** Companies that the demonstration buys from, without people. Streams that exist are left as they are. */
export const seedSuppliers = async ({ platform }: CatalogueDeps): Promise<void> => {
  const ids = suppliers.map(({ id }) => id)
  const known = await loadStreams(platform, supplierDecider, ids)
  for (const { id, ...content } of suppliers) {
    if ((known.get(id)?.version ?? 0) > 0) continue
    const named = supplierId.parse(id)
    const contactRef = await putSupplierContact(platform, named, noContact)
    const writtenAt = platform.clock.now().toISOString()
    await handleCommand(platform, supplierDecider, {
      streamId: id,
      command: { type: 'add-supplier', supplierId: named, ...content, contactRef, writtenAt },
      context: internalCause(platform, 'demo-suppliers'),
    })
  }
}
