import { permissionOf } from '@pinline/contracts/api/call'
import { setLifecycle } from '@pinline/contracts/catalogue/product/set-lifecycle'
import { updateProduct } from '@pinline/contracts/catalogue/product/update-product'
import { useApi } from '@pinline/ui/api-client/api-context'
import { sendCommand } from '@pinline/ui/commands/command-result'
import { z } from 'zod'
import { type BulkStep, bulkOutcomeOf, bulkStep } from '../../../layout/bulk/bulk-step.ts'
import { useText } from '../../../messages/use-text.ts'
import type { ProductRecord } from '../product-record.ts'
import { type BulkChanges, patchOf } from './bulk-changes.ts'

/** What is sent for one part; the version of the second command is that which the first one gives. */
const editInput = z.object({
  update: updateProduct.input.optional(),
  lifecycle: setLifecycle.input.optional(),
})

export const editInputOf =
  (changesOf: (row: ProductRecord) => BulkChanges) =>
  (row: ProductRecord): z.input<typeof editInput> => {
    const { id: productId, productVersion: version, replacement } = row
    const changes = changesOf(row)
    const product = patchOf(changes, row)
    const { lifecycle } = changes
    return {
      ...(product !== undefined && { update: { productId, version, product } }),
      ...(lifecycle !== undefined && {
        lifecycle: { productId, version, lifecycle, replacement: lifecycle === 'active' ? null : replacement },
      }),
    }
  }

/**
 * Changes data of parts. Data first, and then the lifecycle status on the version that this gave: two commands, each with its
 * own key.
 */
export const useEditStep = (changesOf: (row: ProductRecord) => BulkChanges): BulkStep<ProductRecord> => {
  const text = useText()
  const api = useApi()
  return bulkStep({
    name: 'edit',
    permission: permissionOf(updateProduct),
    label: text('resources.products.bulk.edit'),
    title: text('resources.products.bulk.title'),
    confirm: (count) => text('resources.products.bulk.confirm', { smart_count: count }),
    isAllowed: () => true,
    input: editInput,
    inputOf: editInputOf(changesOf),
    send: async ({ update, lifecycle }, key) => {
      let version = lifecycle?.version
      if (update !== undefined) {
        const updated = await sendCommand(api, updateProduct, { input: update, key, notifyOnFailure: false })
        if (updated.kind !== 'done') return bulkOutcomeOf(updated)
        ;({ version } = updated.data)
      }
      if (lifecycle === undefined) return { kind: 'done' }
      const input = { ...lifecycle, version: version ?? lifecycle.version }
      const sent = { input, key: `${key}-lifecycle`, notifyOnFailure: false }
      return bulkOutcomeOf(await sendCommand(api, setLifecycle, sent))
    },
  })
}
