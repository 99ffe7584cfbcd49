import './bulk-products.css'
import { permissionOf } from '@pinline/contracts/api/call'
import { relistProduct } from '@pinline/contracts/catalogue/product/relist-product'
import { withdrawProduct } from '@pinline/contracts/catalogue/product/withdraw-product'
import type { ProductId } from '@pinline/events/ids'
import { useApi } from '@pinline/ui/api-client/api-context'
import { sendCommand } from '@pinline/ui/commands/command-result'
import { useState } from 'react'
import { BulkBar, type OnClose } from '../../../layout/bulk/bulk-bar.tsx'
import { BulkDialog } from '../../../layout/bulk/bulk-dialog.tsx'
import { type BulkStep, bulkOutcomeOf, bulkStep } from '../../../layout/bulk/bulk-step.ts'
import { CommandButton } from '../../../layout/command-button.tsx'
import { useText } from '../../../messages/use-text.ts'
import type { ProductRecord } from '../product-record.ts'
import { useFieldLabels } from '../use-field-labels.ts'
import { type BulkChanges, changedFields, noChanges } from './bulk-changes.ts'
import { ChooseChangesDialog } from './choose-changes-dialog.tsx'
import { EditInGrid } from './edit-in-grid.tsx'
import { modelColumn } from './model-column.tsx'
import { useChangeText } from './use-change-text.ts'
import { useEditRun } from './use-edit-run.ts'
import { useEditStep } from './use-edit-step.ts'

/** The button that changes data of the selected parts, with its two dialogs. */
const EditProducts = ({ ids, onClose }: { ids: readonly ProductId[]; onClose: OnClose<ProductRecord> }) => {
  const text = useText()
  const { labelOf } = useFieldLabels()
  const changeText = useChangeText()
  const [isChoosing, setChoosing] = useState(false)
  const { step, bulk, chosen, choose, end } = useEditRun((changes: BulkChanges) => changes)
  return (
    <>
      <CommandButton permission={step.permission} onPress={() => setChoosing(true)}>
        {step.label}…
      </CommandButton>
      {isChoosing && (
        <ChooseChangesDialog
          count={ids.length}
          onChoose={(changes) => {
            setChoosing(false)
            choose(ids, changes)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {chosen !== undefined && (
        <BulkDialog
          step={step}
          bulk={bulk}
          columns={[
            modelColumn(text('resources.products.fields.model')),
            ...changedFields(chosen).map(([field, value]) => ({
              label: labelOf(field),
              render: (row: ProductRecord) => changeText(row, field, value),
            })),
          ]}
          onClose={() => {
            end()
            onClose(bulk.finish())
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
  const edit = useEditStep(() => noChanges)
  const withdraw: BulkStep<ProductRecord> = bulkStep({
    name: 'withdraw',
    input: withdrawProduct.input,
    permission: permissionOf(withdrawProduct),
    label: text('resources.products.bulk.withdraw'),
    title: text('resources.products.bulk.withdraw_title'),
    confirm: (count) => text('resources.products.bulk.withdraw_confirm', { smart_count: count }),
    isAllowed: ({ withdrawn }) => !withdrawn,
    inputOf: ({ id, productVersion }) => ({
      productId: id,
      version: productVersion,
      reason: text('resources.products.bulk.withdraw_reason'),
    }),
    send: async (input, key) =>
      bulkOutcomeOf(await sendCommand(api, withdrawProduct, { input, key, notifyOnFailure: false })),
  })
  const relist: BulkStep<ProductRecord> = bulkStep({
    name: 'relist',
    input: relistProduct.input,
    permission: permissionOf(relistProduct),
    label: text('resources.products.bulk.relist'),
    title: text('resources.products.bulk.relist_title'),
    confirm: (count) => text('resources.products.bulk.relist_confirm', { smart_count: count }),
    isAllowed: ({ withdrawn }) => withdrawn,
    inputOf: ({ id, productVersion }) => ({ productId: id, version: productVersion }),
    send: async (input, key) =>
      bulkOutcomeOf(await sendCommand(api, relistProduct, { input, key, notifyOnFailure: false })),
  })
  return (
    <BulkBar
      steps={[withdraw, relist]}
      moreSteps={[edit]}
      columns={[
        modelColumn(text('resources.products.fields.model')),
        { label: text('resources.products.fields.name'), render: ({ name }) => name },
      ]}
      more={(ids, onClose) => (
        <>
          <EditProducts ids={ids} onClose={onClose} />
          <EditInGrid ids={ids} onClose={onClose} />
        </>
      )}
    />
  )
}
