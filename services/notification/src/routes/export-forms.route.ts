import { tableFile } from '@pinline/chassis/files/table-file'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { exportForms, maxExportedForms } from '@pinline/contracts/notification/form/export-forms'
import { formTable } from '../forms/form-table.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { formsProjection } from '../read-models/forms/forms.projection.ts'
import { areMoreFormsThan, eachForm } from '../read-models/forms/forms-of-staff.query.ts'

export const exportFormsRoute = ({ platform }: NotificationDeps) =>
  route(
    exportForms,
    async ({ format, ...filter }) => {
      if (await areMoreFormsThan(platform, filter, maxExportedForms))
        return rejection('export-too-large', { data: { most: maxExportedForms } })
      return tableFile(formTable(eachForm(platform, filter)), format, 'messages')
    },
    { waitsFor: [formsProjection] },
  )
