import { adminRoute } from '@pinline/chassis/http/admin-route'
import { snippetsResource } from '@pinline/contracts/notification/snippet/snippets-resource'
import type { NotificationDeps } from '../notification-deps.ts'
import { snippetsProjection } from '../read-models/snippets/snippets.projection.ts'
import { findSnippet, findSnippets } from '../read-models/snippets/snippets.query.ts'

/** Texts that staff insert, in the console. */
export const snippetsResourceRoute = ({ platform }: NotificationDeps) =>
  adminRoute(
    snippetsResource,
    {
      list: (request, { language }) => findSnippets(platform, request, language),
      one: (id, { language }) => findSnippet(platform, id, language),
    },
    { waitsFor: [snippetsProjection] },
  )
