import { join } from 'node:path'
import { z } from 'zod'
import type { TimeSource } from '../clock.ts'
import { type FilePort, folderFiles } from './file-port.ts'
import { s3Files } from './s3-files.ts'

/** Files are stored in a folder of PINLINE_DATA, or in a bucket if FILES_STORE is s3. */
export const fileStoreConfig = z.discriminatedUnion('FILES_STORE', [
  z.object({ FILES_STORE: z.literal('folder').default('folder') }),
  z.object({
    FILES_STORE: z.literal('s3'),
    S3_ENDPOINT: z.url({ protocol: /^https?$/ }),
    S3_BUCKET: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
    S3_REGION: z.string().min(1).default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().min(1),
    S3_SECRET_ACCESS_KEY: z.string().min(1),
  }),
])

interface FileStorePlatform {
  readonly config: z.infer<typeof fileStoreConfig> & { readonly PINLINE_DATA: string }
  readonly clock: TimeSource
}

/**
 * The file store of this installation, according to its settings.
 * @param folder of PINLINE_DATA; a bucket has all files, distinguished by the first letter of their names
 */
export const fileStoreOf = ({ config, clock }: FileStorePlatform, folder: string): FilePort =>
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
    : folderFiles(join(config.PINLINE_DATA, folder))
