import { languageCode } from '@pinline/contracts/api/languages'
import { createHandbookPage } from '@pinline/contracts/notification/handbook/create-handbook-page'
import type { HandbookPageChanged, HandbookPageRow } from '@pinline/contracts/notification/handbook/handbook-page-row'
import { updateHandbookPage } from '@pinline/contracts/notification/handbook/update-handbook-page'
import { useLocale } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useRecordForm } from '../../layout/use-record-form.ts'
import { grantOf } from '../../providers/permissions.ts'
import {
  type HandbookPageFormValues,
  handbookPageContentOf,
  handbookPageFormValues,
  handbookPageValuesOf,
} from './handbook-page-form-values.ts'

/** Form state of a page, and its submit. A new one has no record; its section may stand in the address. */
export const useHandbookPageForm = (
  record: HandbookPageRow | undefined,
  onDone: (changed: HandbookPageChanged) => void,
) => {
  const locale = useLocale()
  const [search] = useSearchParams()
  const { permissions } = usePermissions()
  const fresh = { section: search.get('section') ?? '', language: languageCode.catch('en').parse(locale) }
  return useRecordForm<HandbookPageRow, HandbookPageFormValues, HandbookPageChanged>({
    ...{ resource: 'handbook', record, schema: handbookPageFormValues, onDone },
    valuesOf: (page) => handbookPageValuesOf(page, fresh),
    isEditable: ({ state }) => state === 'current',
    isGranted: grantOf(permissions, 'handbook.update') === 'granted',
    ...{ create: createHandbookPage, update: updateHandbookPage, contentOf: handbookPageContentOf },
  })
}
export type HandbookPageFormState = ReturnType<typeof useHandbookPageForm>
