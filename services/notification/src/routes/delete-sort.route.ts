import { commandRoute } from '@pinline/chassis/http/command-route'
import { deleteSort } from '@pinline/contracts/notification/sort/delete-sort'
import { sortsStreamId } from '../domain/sorts/sorts.ts'
import { sortsDecider } from '../domain/sorts/sorts-decider.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { noticesProjection } from '../read-models/notices/notices.projection.ts'
import { countUses } from '../sorts/sort-rows.ts'

/** What has the sort is counted before: a notice or file that gets it at the same moment names a sort that is gone. */
export const deleteSortRoute = ({ platform }: NotificationDeps) =>
  commandRoute(platform, deleteSort, sortsDecider, {
    toCommand: async ({ id, revision }, { positions }) => {
      await platform.waitFor([noticesProjection], positions)
      const { notices, files } = await countUses(platform)
      const uses = { notices: notices.get(id) ?? 0, files: files.get(id) ?? 0 }
      return { streamId: sortsStreamId, command: { type: 'delete-sort', sortId: id, revision, uses } as const }
    },
    toOutput: (_done, { input: { id } }) => ({ id }),
  })
