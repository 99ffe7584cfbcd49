import type { RequestContext } from '@pinline/chassis/http/request-context'
import { shareView } from '@pinline/contracts/account/views/share-view'
import { permissionOf } from '@pinline/contracts/api/call'
import type { ViewEditor } from '../domain/views/saved-views.ts'

/** Who gives a command on a view, and whether they may share views. */
export const viewEditor = ({ staffId, actor }: RequestContext): ViewEditor => ({
  staffId,
  mayShare: actor.kind === 'staff' && actor.permissions.has(permissionOf(shareView)),
})
