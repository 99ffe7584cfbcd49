import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listFormsOfBuyer } from '@pinline/contracts/notification/form/list-forms-of-buyer'
import type { NotificationDeps } from '../notification-deps.ts'
import { findMyForms } from '../read-models/forms/my-forms.query.ts'

const maxForms = 1000

export const listFormsOfBuyerRoute = ({ platform, formFiles }: NotificationDeps) =>
  route(listFormsOfBuyer, async ({ buyerId }) => {
    const { list } = await findMyForms(platform, formFiles, { buyerId }, { skip: 0, limit: maxForms })
    return result({ list })
  })
