import { createNotice } from '@pinline/contracts/notification/notice/create-notice'
import type { NoticeChanged } from '@pinline/contracts/notification/notice/notice-changed'
import type { NoticeRow } from '@pinline/contracts/notification/notice/notice-row'
import { updateNotice } from '@pinline/contracts/notification/notice/update-notice'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useRecordForm } from '../../layout/use-record-form.ts'
import { grantOf } from '../../providers/permissions.ts'
import {
  type NoticeFormValues,
  namedErrors,
  noText,
  noticeContentOf,
  noticeFields,
  noticeFormValues,
  noticeValuesOf,
} from './notice-form-values.ts'

/** Form state of a notice, and its submit. A new notice has no record; one that was withdrawn is published by a save. */
export const useNoticeForm = (record: NoticeRow | undefined, onDone: (changed: NoticeChanged) => void) => {
  const { permissions } = usePermissions()
  const grant = grantOf(permissions, record === undefined ? 'notices.create' : 'notices.update')
  const form = useRecordForm<NoticeRow, NoticeFormValues, NoticeChanged>({
    ...{ resource: 'notices', record, schema: noticeFormValues, compared: noticeFields, onDone },
    valuesOf: noticeValuesOf,
    savesUnchanged: ({ state }) => state === 'withdrawn',
    isGranted: grant === 'granted',
    ...{ create: createNotice, update: updateNotice, contentOf: noticeContentOf, errorsOf: namedErrors },
  })
  const editText = (language: string, changes: Partial<typeof noText>) => {
    const { texts } = form.values
    form.edit({ texts: { ...texts, [language]: { ...(texts[language] ?? noText), ...changes } } })
  }
  return { ...form, grant, editText }
}
export type NoticeFormState = ReturnType<typeof useNoticeForm>
