import { answerForm } from '@pinline/contracts/notification/form/answer-form'
import { putFormText } from '../forms/form-vault.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { formCommandRoute } from './form-command-route.ts'

export const answerFormRoute = (deps: NotificationDeps) =>
  formCommandRoute(deps, answerForm, async ({ message }, { form, now }) => ({
    type: 'answer-form',
    answerRef: await putFormText(deps.platform, form.formNo, message),
    now,
  }))
