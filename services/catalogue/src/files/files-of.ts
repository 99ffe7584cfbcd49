import { fileStoreOf } from '@pinline/chassis/files/file-store'
import type { Platform } from '@pinline/chassis/service'
import type { CatalogueConfig } from '../config.ts'
import { Files } from './files.ts'

const megabyte = 1_000_000
const hourMs = 3_600_000

/** The uploaded files of this installation, according to its settings. */
export const filesOf = (platform: Platform<CatalogueConfig>): Files => {
  const { config } = platform
  return new Files(platform, fileStoreOf(platform, 'files'), {
    quota: { buyer: config.FILES_BUYER_QUOTA_MB * megabyte, staff: config.FILES_STAFF_QUOTA_MB * megabyte },
    unattachedTtlMs: config.FILES_UNATTACHED_HOURS * hourMs,
  })
}
