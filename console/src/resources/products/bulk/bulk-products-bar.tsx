import './bulk-products.css'
import { permissionOf } from '@pinline/contracts/api/call'
import { relistProduct } from '@pinline/contracts/catalogue/product/relist-product'
import { setLifecycle } from '@pinline/contracts/catalogue/product/set-lifecycle'
import { updateProduct } from '@pinline/contracts/catalogue/product/update-product'
import { withdrawProduct } from '@pinline/contracts/catalogue/product/withdraw-product'
import type { ProductId } from '@pinline/events/ids'
import { useApi } from '@pinline/ui/api-client/api-context'
import { sendCommand } from '@pinline/ui/commands/command-result'
import { useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { BulkBar } from '../../../layout/bulk/bulk-bar.tsx'
import { BulkDialog } from '../../../layout/bulk/bulk-dialog.tsx'
import type { BulkOutcome } from '../../../layout/bulk/run-each.ts'
import { type BulkStep, bulkOutcomeOf, useBulk } from '../../../layout/bulk/use-bulk.ts'
import { CommandButton } from '../../../layout/command-button.tsx'
import { useText } from '../../../messages/use-text.ts'
import type { ProductRecord } from '../product-record.ts'
import { useFieldLabels } from '../use-field-labels.ts'
import { type BulkChanges, changedFields, noChanges, patchOf, valueIn } from './bulk-changes.ts'
import { ChooseChangesDialog } from './choose-changes-dialog.tsx'

const modelColumn = (label: string) => ({
  label,
  render: ({ model }: ProductRecord) => <span className="part-number">{model}</span>,
})

/** Data first, and then the lifecycle status on the version that this gave: two commands, each with its own key. */
const useSendChanges = (changes: BulkChanges) => {
  const api = useApi()
  return async (row: ProductRecord, key: string): Promise<BulkOutcome<ProductRecord>> => {
    const { id: productId, replacement } = row
    let version = row.productVersion
    const patch = patchOf(changes, row)
    if (patch !== undefined) {
      const input = { productId, version, product: patch }
      const updated = await sendCommand(api, updateProduct, { input, key, notifyOnFailure: false })
      if (updated.kind !== 'done') return bulkOutcomeOf(updated)
      ;({ version } = updated.data)
    }
    const { lifecycle } = changes
    if (lifecycle === undefined) return { kind: 'done' }
    const input = { productId, version, lifecycle, replacement: lifecycle === 'active' ? null : replacement }
    const sent = { input, key: `${key}-lifecycle`, notifyOnFailure: false }
    return bulkOutcomeOf(await sendCommand(api, setLifecycle, sent))
  }
}

/** The button that changes data of the selected parts, with its two dialogs. */
const EditProducts = ({ ids }: { ids: readonly ProductId[] }) => {
  const text = useText()
  const notify = useNotify()
  const { labelOf, valueTextOf } = useFieldLabels()
  const { onSelect, refetch } = useListContext<ProductRecord>()
  const [isChoosing, setChoosing] = useState(false)
  const [changes, setChanges] = useState<BulkChanges>()
  const send = useSendChanges(changes ?? noChanges)
  const step: BulkStep<ProductRecord> = {
    permission: permissionOf(updateProduct),
    label: text('resources.products.bulk.edit'),
    title: text('resources.products.bulk.title'),
    confirm: (count) => text('resources.products.bulk.confirm', { smart_count: count }),
    isAllowed: () => true,
    send,
  }
  const bulk = useBulk(step)
  const choose = (chosen: BulkChanges) => {
    setChoosing(false)
    setChanges(chosen)
    bulk.load(ids).catch(() => {
      setChanges(undefined)
      notify('shell.bulk.unavailable', { type: 'error' })
    })
  }
  return (
    <>
      <CommandButton permission={step.permission} onPress={() => setChoosing(true)}>
        {step.label}…
      </CommandButton>
      {isChoosing && <ChooseChangesDialog count={ids.length} onChoose={choose} onClose={() => setChoosing(false)} />}
      {changes !== undefined && (
        <BulkDialog
          step={step}
          bulk={bulk}
          columns={[
            modelColumn(text('resources.products.fields.model')),
            ...changedFields(changes).map(([field, value]) => ({
              label: labelOf(field),
              render: (row: ProductRecord) =>
                text('resources.products.bulk.from_to', {
                  before: valueTextOf(field, valueIn(row, field)),
                  after: valueTextOf(field, value),
                }),
            })),
          ]}
          onClose={(left) => {
            setChanges(undefined)
            onSelect([...left])
            void refetch()
          }}
        />
      )}
    </>
  )
}

/** What can be done with the selected parts. */
export const BulkProductsBar = () => {
  const text = useText()
  const api = useApi()
  const withdraw: BulkStep<ProductRecord> = {
    permission: permissionOf(withdrawProduct),
    label: text('resources.products.bulk.withdraw'),
    title: text('resources.products.bulk.withdraw_title'),
    confirm: (count) => text('resources.products.bulk.withdraw_confirm', { smart_count: count }),
    isAllowed: ({ withdrawn }) => !withdrawn,
    send: async ({ id, productVersion }, key) => {
      const input = { productId: id, version: productVersion, reason: text('resources.products.bulk.withdraw_reason') }
      return bulkOutcomeOf(await sendCommand(api, withdrawProduct, { input, key, notifyOnFailure: false }))
    },
  }
  const relist: BulkStep<ProductRecord> = {
    permission: permissionOf(relistProduct),
    label: text('resources.products.bulk.relist'),
    title: text('resources.products.bulk.relist_title'),
    confirm: (count) => text('resources.products.bulk.relist_confirm', { smart_count: count }),
    isAllowed: ({ withdrawn }) => withdrawn,
    send: async ({ id, productVersion }, key) => {
      const input = { productId: id, version: productVersion }
      return bulkOutcomeOf(await sendCommand(api, relistProduct, { input, key, notifyOnFailure: false }))
    },
  }
  return (
    <BulkBar
      steps={[withdraw, relist]}
      columns={[
        modelColumn(text('resources.products.fields.model')),
        { label: text('resources.products.fields.name'), render: ({ name }) => name },
      ]}
      more={(ids) => <EditProducts ids={ids} />}
    />
  )
}
