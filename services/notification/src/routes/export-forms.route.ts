import { Readable } from 'node:stream'
import { withByteOrderMark } from '@pinline/chassis/files/csv-line'
import { binaryResult } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { exportForms, maxExportedForms } from '@pinline/contracts/notification/form/export-forms'
import { formTable } from '../forms/form-table.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { formsProjection } from '../read-models/forms/forms.projection.ts'
import { areMoreFormsThan, eachForm } from '../read-models/forms/forms-of-staff.query.ts'

/** What fails on the way cuts the connection, so that no half of a file passes for the whole. */
export const exportFormsRoute = ({ platform }: NotificationDeps) =>
  route(
    exportForms,
    async (filter) => {
      if (await areMoreFormsThan(platform, filter, maxExportedForms))
        return rejection('export-too-large', { data: { most: maxExportedForms } })
      const table = formTable(eachForm(platform, filter))
      return binaryResult({
        stream: Readable.from(withByteOrderMark(table)),
        mediaType: 'text/csv',
        name: 'messages.csv',
      })
    },
    { waitsFor: [formsProjection] },
  )
