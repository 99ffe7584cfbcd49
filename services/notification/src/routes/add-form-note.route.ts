import { checkMentions } from '@pinline/chassis/http/check-mentions'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { addFormNote } from '@pinline/contracts/notification/form/add-form-note'
import { putFormText } from '../forms/form-vault.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { formCommandRoute } from './form-command-route.ts'

export const addFormNoteRoute = (deps: NotificationDeps) =>
  formCommandRoute(deps, addFormNote, async ({ note }, { form, now }) => {
    const mentions = await checkMentions(deps.platform, note, 'forms')
    if (isRejection(mentions)) return mentions
    const noteRef = await putFormText(deps.platform, form.formNo, note)
    return { type: 'add-form-note', noteRef, mentions, now }
  })
