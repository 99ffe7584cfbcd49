import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupRefused } from './backup/manifest.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { prepareDataFolder } from './product/data-folder.ts'
import { NotPossible } from './product/operator.ts'
import { readSecrets } from './product/secrets.ts'
import { serverAddresses } from './product/server-addresses.ts'
import { defaultDataFolder } from './project-folders.ts'
import { reportFailure } from './terminal/report-failure.ts'
import { readTopicSettings, TopicsRefused } from './topics/topic-settings.ts'

const usage = `npm run restore -- --from DIR    restores a backup into an installation without data, while no service runs
`

/** Restores a backup; the next start of the services rebuilds the views. */
const run = async (): Promise<void> => {
  const { from } = parseArgs({ options: { from: { type: 'string' } } }).values
  if (from === undefined || from === '') throw new NotPossible(usage)
  const dataFolder = defaultDataFolder()
  const addresses = serverAddresses(process.env)
  prepareDataFolder(dataFolder)
  const { VAULT_SECRET: current, VAULT_SECRET_PREVIOUS: previous } = readSecrets(dataFolder)
  await restoreBackup(resolve(from), {
    ...addresses,
    databasePrefix: process.env.MONGODB_DATABASE_PREFIX ?? '',
    dataFolder,
    vault: { current, previous },
    topics: readTopicSettings(process.env),
    write: (line) => process.stdout.write(`${line}\n`),
  })
  process.stdout.write('restored: start the services, which rebuild the views before they serve requests\n')
}

await run().catch((error: unknown) => {
  const isExpected = [NotPossible, BackupRefused, TopicsRefused].some((kind) => error instanceof kind)
  if (isExpected && error instanceof Error) process.stderr.write(`${error.message}\n`)
  else reportFailure(error)
  process.exitCode = 1
})
