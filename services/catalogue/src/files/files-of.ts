import { join } from 'node:path'
import { folderFiles } from '@pinline/chassis/files/file-port'
import type { Platform } from '@pinline/chassis/service'
import type { CatalogueConfig } from '../config.ts'
import { Files } from './files.ts'

const megabyte = 1_000_000
const hourMs = 3_600_000

/** The files of this installation, where its settings say. */
export const filesOf = (platform: Platform<CatalogueConfig>): Files => {
  const { config } = platform
  return new Files(platform, folderFiles(join(config.PINLINE_DATA, 'files')), {
    quota: { buyer: config.FILES_BUYER_QUOTA_MB * megabyte, staff: config.FILES_STAFF_QUOTA_MB * megabyte },
    unattachedForMs: config.FILES_UNATTACHED_HOURS * hourMs,
  })
}
