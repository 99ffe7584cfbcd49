import { permissionOf } from '@pinline/contracts/api/call'
import { addSupplier } from '@pinline/contracts/catalogue/supplier/add-supplier'
import { changeSupplier } from '@pinline/contracts/catalogue/supplier/change-supplier'
import type { SupplierChanged, SupplierRecord } from '@pinline/contracts/catalogue/supplier/supplier-record'
import { useCommand } from '@pinline/ui/commands/use-command'
import { fieldErrorsOf } from '../../layout/field-errors.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useRecordForm } from '../../layout/use-record-form.ts'
import { grantOf } from '../../providers/permissions.ts'
import {
  type SupplierFormValues,
  supplierFormValues,
  supplierInputOf,
  supplierValuesOf,
} from './supplier-form-values.ts'

/** Form state of a supplier, and its submit. A new one has no record. */
export const useSupplierForm = (record: SupplierRecord | undefined, onDone: (changed: SupplierChanged) => void) => {
  const { permissions } = usePermissions()
  const adding = useCommand(addSupplier)
  const changing = useCommand(changeSupplier)
  return useRecordForm<SupplierRecord, SupplierFormValues, SupplierChanged>({
    ...{ resource: 'suppliers', record, schema: supplierFormValues, valuesOf: supplierValuesOf, onDone },
    isGranted: grantOf(permissions, permissionOf(changeSupplier)) === 'granted',
    busy: adding.isPending || changing.isPending,
    send: async (on, written, passesValidation) => {
      const input = supplierInputOf(written)
      if (on === undefined)
        return passesValidation(fieldErrorsOf(addSupplier.input, input)) ? await adding.send(input) : undefined
      const changed = { ...input, id: on.id, revision: on.revision }
      return passesValidation(fieldErrorsOf(changeSupplier.input, changed)) ? await changing.send(changed) : undefined
    },
  })
}
export type SupplierFormState = ReturnType<typeof useSupplierForm>
