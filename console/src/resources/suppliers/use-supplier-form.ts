import { permissionOf } from '@pinline/contracts/api/call'
import { addSupplier } from '@pinline/contracts/catalogue/supplier/add-supplier'
import { changeSupplier } from '@pinline/contracts/catalogue/supplier/change-supplier'
import type { SupplierChanged, SupplierRecord } from '@pinline/contracts/catalogue/supplier/supplier-record'
import { usePermissions } from '../../layout/use-permissions.ts'
import { type RecordFormEvents, useRecordForm } from '../../layout/use-record-form.ts'
import { grantOf } from '../../providers/permissions.ts'
import {
  type SupplierFormValues,
  supplierFormValues,
  supplierInputOf,
  supplierValuesOf,
} from './supplier-form-values.ts'

/** Form state of a supplier, and its submit. A new one has no record. */
export const useSupplierForm = (record: SupplierRecord | undefined, on: RecordFormEvents<SupplierChanged>) => {
  const { permissions } = usePermissions()
  return useRecordForm<SupplierRecord, SupplierFormValues, SupplierChanged>({
    ...{ resource: 'suppliers', record, schema: supplierFormValues, valuesOf: supplierValuesOf, ...on },
    isGranted: grantOf(permissions, permissionOf(changeSupplier)) === 'granted',
    ...{ create: addSupplier, update: changeSupplier, contentOf: supplierInputOf },
  })
}
export type SupplierFormState = ReturnType<typeof useSupplierForm>
