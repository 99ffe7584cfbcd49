import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { sweepUploadFolder, uploadFolderOf } from '@pinline/chassis/files/upload-folder'
import { defineJob } from '@pinline/chassis/jobs/job'
import { formDecider } from '../domain/form/form-decider.ts'
import { sweepFormFilesName } from '../forms/form-files.ts'
import type { NotificationDeps } from '../notification-deps.ts'

/**
 * Deletes files whose form was never committed, and leftovers of interrupted uploads. Prevents the failure "files of
 * requests that broke off stay for ever, and nobody can erase them".
 */
export const sweepFormFiles = ({ platform, formFiles }: NotificationDeps) =>
  defineJob({
    name: sweepFormFilesName,
    sweepEveryMs: 60_000,
    due: async (now) => {
      await sweepUploadFolder(uploadFolderOf(platform.config.PINLINE_DATA, 'notification'))
      return await formFiles.due(now)
    },
    run: async (id) => {
      const file = await formFiles.find(id)
      if (file === undefined) return
      const { state } = await loadStream(platform, formDecider, file.formNo)
      const isOfForm = state.status !== 'new' && state.status !== 'erased' && state.fileIds.includes(file._id)
      await (isOfForm ? formFiles.keep([file._id]) : formFiles.remove([file._id]))
    },
  })
