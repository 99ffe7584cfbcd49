import { closeForm } from '@pinline/contracts/notification/form/close-form'
import type { NotificationDeps } from '../notification-deps.ts'
import { formCommandRoute } from './form-command-route.ts'

export const closeFormRoute = (deps: NotificationDeps) =>
  formCommandRoute(deps, closeForm, (_input, { now }) => ({ type: 'close-form', now }))
