import { adminRoute } from '@pinline/chassis/http/admin-route'
import { formsResource } from '@pinline/contracts/notification/form/forms-resource'
import { formCommandsOfStaff } from '../domain/form/allowed-form-commands.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { formsProjection } from '../read-models/forms/forms.projection.ts'
import { findForm, findForms } from '../read-models/forms/forms-of-staff.query.ts'

/** Forms in the console. */
export const formsResourceRoute = ({ platform, formFiles }: NotificationDeps) =>
  adminRoute(
    formsResource,
    {
      list: async (request) => {
        const { rows, ...counted } = await findForms(platform, request)
        return { rows: rows.map((row) => ({ ...row, allowedCommands: formCommandsOfStaff(row) })), ...counted }
      },
      one: async (id) => {
        const row = await findForm(platform, formFiles, id)
        return row === undefined ? undefined : { ...row, allowedCommands: formCommandsOfStaff(row) }
      },
    },
    { waitsFor: [formsProjection] },
  )
