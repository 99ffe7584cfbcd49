import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { checkMentions } from '@pinline/chassis/http/check-mentions'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { addToDoComment } from '@pinline/contracts/notification/to-do/add-to-do-comment'
import { changeable } from '../domain/to-do/changeable-to-do.ts'
import { toDoDecider } from '../domain/to-do/to-do-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { putToDoComment } from '../to-dos/comment-vault.ts'
import { toDoCommandRoute } from './to-do-command-route.ts'

export const addToDoCommentRoute = (deps: NotificationDeps) =>
  toDoCommandRoute(deps, addToDoComment, async ({ id, comment }, now) => {
    // Nothing is stored for a to-do that takes no comment.
    const toDo = changeable((await loadStream(deps.platform, toDoDecider, id)).state)
    if (isRejection(toDo)) return toDo
    const mentions = await checkMentions(deps.platform, comment, 'to-dos')
    if (isRejection(mentions)) return mentions
    const commentRef = await putToDoComment(deps.platform, id, comment)
    return { type: 'add-to-do-comment', commentRef, mentions, now: now.toISOString() }
  })
