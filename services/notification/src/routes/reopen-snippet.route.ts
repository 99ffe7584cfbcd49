import { reopenSnippet } from '@pinline/contracts/notification/snippet/reopen-snippet'
import type { NotificationDeps } from '../notification-deps.ts'
import { snippetCommandRoute } from './snippet-command-route.ts'

export const reopenSnippetRoute = (deps: NotificationDeps) =>
  snippetCommandRoute(deps, reopenSnippet, (_, now) => ({ type: 'reopen-snippet', now }))
