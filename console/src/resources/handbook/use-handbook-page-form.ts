import { languageCode } from '@pinline/contracts/api/languages'
import { createHandbookPage } from '@pinline/contracts/notification/handbook/create-handbook-page'
import type { HandbookPageChanged, HandbookPageRow } from '@pinline/contracts/notification/handbook/handbook-page-row'
import { updateHandbookPage } from '@pinline/contracts/notification/handbook/update-handbook-page'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useLocale } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { fieldErrorsOf } from '../../layout/field-errors.ts'
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
  const creating = useCommand(createHandbookPage)
  const updating = useCommand(updateHandbookPage)
  const fresh = { section: search.get('section') ?? '', language: languageCode.catch('en').parse(locale) }
  return useRecordForm<HandbookPageRow, HandbookPageFormValues, HandbookPageChanged>({
    ...{ resource: 'handbook', record, schema: handbookPageFormValues, onDone },
    valuesOf: (page) => handbookPageValuesOf(page, fresh),
    isEditable: ({ state }) => state === 'current',
    isGranted: grantOf(permissions, 'handbook.update') === 'granted',
    busy: creating.isPending || updating.isPending,
    send: async (on, written, passesValidation) => {
      const content = handbookPageContentOf(written)
      if (on === undefined) {
        const input = createHandbookPage.input.safeParse(content)
        if (!passesValidation(fieldErrorsOf(createHandbookPage.input, content))) return undefined
        return input.success ? await creating.send(input.data) : undefined
      }
      const changed = { ...content, id: on.id, revision: on.revision }
      const input = updateHandbookPage.input.safeParse(changed)
      if (!passesValidation(fieldErrorsOf(updateHandbookPage.input, changed))) return undefined
      return input.success ? await updating.send(input.data) : undefined
    },
  })
}
export type HandbookPageFormState = ReturnType<typeof useHandbookPageForm>
