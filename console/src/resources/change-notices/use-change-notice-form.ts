import type {
  ChangeNoticeChanged,
  ChangeNoticeRow,
} from '@pinline/contracts/notification/change-notice/change-notice-row'
import { createChangeNotice } from '@pinline/contracts/notification/change-notice/create-change-notice'
import { updateChangeNotice } from '@pinline/contracts/notification/change-notice/update-change-notice'
import { useState } from 'react'
import { dayOf } from '../../layout/days.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { type RecordFormEvents, useRecordForm } from '../../layout/use-record-form.ts'
import { grantOf } from '../../providers/permissions.ts'
import {
  type ChangeNoticeFormValues,
  changeNoticeContentOf,
  changeNoticeFields,
  changeNoticeFormValues,
  changeNoticeValuesOf,
} from './change-notice-form-values.ts'

/** Form state of a change notice, and its submit. A new one has no record; a published one is not changed any more. */
export const useChangeNoticeForm = (record: ChangeNoticeRow | undefined, on: RecordFormEvents<ChangeNoticeChanged>) => {
  const { permissions } = usePermissions()
  const [today] = useState(() => dayOf(new Date().toISOString()))
  return useRecordForm<ChangeNoticeRow, ChangeNoticeFormValues, ChangeNoticeChanged>({
    ...{ resource: 'change-notices', record, schema: changeNoticeFormValues, compared: changeNoticeFields, ...on },
    valuesOf: (stored) => changeNoticeValuesOf(stored, today),
    isEditable: ({ state }) => state === 'draft',
    isGranted: grantOf(permissions, 'change-notices.create') === 'granted',
    ...{ create: createChangeNotice, update: updateChangeNotice, contentOf: changeNoticeContentOf },
  })
}
export type ChangeNoticeFormState = ReturnType<typeof useChangeNoticeForm>
