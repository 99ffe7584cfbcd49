import { join } from 'node:path'
import { type FilePort, folderFiles } from '@pinline/chassis/files/file-port'
import { s3Files } from '@pinline/chassis/files/s3-files'
import type { Platform } from '@pinline/chassis/service'
import type { CatalogueConfig } from '../config.ts'
import { Files } from './files.ts'

const megabyte = 1_000_000
const hourMs = 3_600_000

const storeOf = ({ config, clock }: Platform<CatalogueConfig>): FilePort =>
  config.FILES_STORE === 's3'
    ? s3Files(
        {
          endpoint: config.S3_ENDPOINT,
          bucket: config.S3_BUCKET,
          region: config.S3_REGION,
          accessKeyId: config.S3_ACCESS_KEY_ID,
          secretAccessKey: config.S3_SECRET_ACCESS_KEY,
        },
        () => clock.now(),
      )
    : folderFiles(join(config.PINLINE_DATA, 'files'))

/** The file store of this installation, according to its settings. */
export const filesOf = (platform: Platform<CatalogueConfig>): Files => {
  const { config } = platform
  return new Files(platform, storeOf(platform), {
    quota: { buyer: config.FILES_BUYER_QUOTA_MB * megabyte, staff: config.FILES_STAFF_QUOTA_MB * megabyte },
    unattachedTtlMs: config.FILES_UNATTACHED_HOURS * hourMs,
  })
}
