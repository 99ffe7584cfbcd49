import { sweepUploadFolder, uploadFolderOf } from '@pinline/chassis/files/upload-folder'
import { defineJob } from '@pinline/chassis/jobs/job'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { sweepName } from '../files/files.ts'

/**
 * Deletes files that were never attached, and leftovers of interrupted uploads. Prevents the failure "every avatar that
 * was tried stays on the disk for ever".
 */
export const sweepFiles = ({ files, platform }: CatalogueDeps) =>
  defineJob({
    name: sweepName,
    sweepEveryMs: 60_000,
    due: async (now) => {
      await sweepUploadFolder(uploadFolderOf(platform.config.PINLINE_DATA, 'catalogue'))
      return await files.due(now)
    },
    run: (id) => files.deleteUnattached(id),
  })
