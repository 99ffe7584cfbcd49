import { archiveSnippet } from '@pinline/contracts/notification/snippet/archive-snippet'
import type { NotificationDeps } from '../notification-deps.ts'
import { snippetCommandRoute } from './snippet-command-route.ts'

export const archiveSnippetRoute = (deps: NotificationDeps) =>
  snippetCommandRoute(deps, archiveSnippet, (_, now) => ({ type: 'archive-snippet', now }))
