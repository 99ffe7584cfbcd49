import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listMyForms } from '@pinline/contracts/notification/form/list-my-forms'
import type { NotificationDeps } from '../notification-deps.ts'
import { formsProjection } from '../read-models/forms/forms.projection.ts'
import { findMyForms } from '../read-models/forms/my-forms.query.ts'
import { formSenderOf } from './form-sender.ts'

export const listMyFormsRoute = ({ platform, formFiles }: NotificationDeps) =>
  route(
    listMyForms,
    async ({ kind, page, pageSize }, context) => {
      const sender = formSenderOf(context)
      if (sender === undefined) return result({ list: [], total: 0, page, pageSize })
      const slice = { kind, skip: (page - 1) * pageSize, limit: pageSize }
      return result({ ...(await findMyForms(platform, formFiles, sender, slice)), page, pageSize })
    },
    { waitsFor: [formsProjection] },
  )
