import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { BackupRefused } from './backup/manifest.ts'
import { takeBackup } from './backup/take-backup.ts'
import { NotPossible } from './product/operator.ts'
import { serverAddresses } from './product/server-addresses.ts'
import { defaultDataFolder } from './project-folders.ts'
import { reportFailure } from './terminal/report-failure.ts'

const usage = `npm run backup -- --out DIR      writes databases and files of one moment into a new folder; everything may run
`

const environment = z.object({
  MONGODB_DATABASE_PREFIX: z.string().default(''),
  FILES_STORE: z.enum(['folder', 's3']).default('folder'),
})

/** Takes a backup of the product. */
const run = async (): Promise<void> => {
  const { out } = parseArgs({ options: { out: { type: 'string' } } }).values
  if (out === undefined || out === '') throw new NotPossible(usage)
  const { MONGODB_DATABASE_PREFIX: databasePrefix, FILES_STORE: fileStore } = environment.parse(process.env)
  const { mongodbUrl } = serverAddresses(process.env)
  const source = { mongodbUrl, databasePrefix, dataFolder: defaultDataFolder(), fileStore }
  const { cut, collections, files } = await takeBackup(source, resolve(out))
  const documents = collections.reduce((sum, each) => sum + each.documents, 0)
  const bytes = [...collections, ...files].reduce((sum, each) => sum + each.bytes, 0)
  const megabytes = (bytes / 1_000_000).toFixed(1)
  process.stdout.write(`${out}: ${documents} documents of ${cut.at}, ${files.length} files, ${megabytes} MB\n`)
  if (fileStore === 's3') process.stdout.write('files are in their bucket, which needs a protection of its own\n')
  process.stdout.write('keep VAULT_SECRET elsewhere: without it personal data in the backup cannot be read\n')
}

await run().catch((error: unknown) => {
  if (error instanceof NotPossible || error instanceof BackupRefused) process.stderr.write(`${error.message}\n`)
  else reportFailure(error)
  process.exitCode = 1
})
