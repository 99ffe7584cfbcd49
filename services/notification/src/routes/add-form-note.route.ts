import { addFormNote } from '@pinline/contracts/notification/form/add-form-note'
import { putFormText } from '../forms/form-vault.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { formCommandRoute } from './form-command-route.ts'

export const addFormNoteRoute = (deps: NotificationDeps) =>
  formCommandRoute(deps, addFormNote, async ({ note }, { form, now }) => ({
    type: 'add-form-note',
    noteRef: await putFormText(deps.platform, form.formNo, note),
    now,
  }))
