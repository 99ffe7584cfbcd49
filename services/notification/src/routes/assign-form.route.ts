import { assignForm } from '@pinline/contracts/notification/form/assign-form'
import type { NotificationDeps } from '../notification-deps.ts'
import { formCommandRoute } from './form-command-route.ts'

export const assignFormRoute = (deps: NotificationDeps) =>
  formCommandRoute(deps, assignForm, ({ assignee }, { now }) => ({ type: 'assign-form', assignee, now }))
