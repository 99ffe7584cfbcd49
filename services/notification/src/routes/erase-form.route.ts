import { eraseForm } from '@pinline/contracts/notification/form/erase-form'
import type { NotificationDeps } from '../notification-deps.ts'
import { formCommandRoute } from './form-command-route.ts'

/** What was written is erased by a reaction, so that a crash after the commit leaves nothing. */
export const eraseFormRoute = (deps: NotificationDeps) =>
  formCommandRoute(deps, eraseForm, (_input, { now }) => ({ type: 'erase-form', now }))
