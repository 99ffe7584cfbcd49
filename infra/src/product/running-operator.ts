import { z } from 'zod'
import { livingSupervisor } from '../processes/process-record.ts'
import { defaultDataFolder } from '../project-folders.ts'
import { NotPossible, Operator } from './operator.ts'
import { readPorts } from './product-ports.ts'
import { readSecrets } from './secrets.ts'
import { serviceUrl } from './services.ts'

const url = z.url({ protocol: /^https?$/ })

/** The services' addresses where no `npm start` chose them: in containers, as the services themselves have them. */
const ofEnvironment = z
  .object({
    ORDER_URL: url,
    CATALOGUE_URL: url,
    ACCOUNT_URL: url,
    NOTIFICATION_URL: url,
    INTERNAL_TOKEN: z.string().min(16),
  })
  .transform(({ ORDER_URL, CATALOGUE_URL, ACCOUNT_URL, NOTIFICATION_URL, INTERNAL_TOKEN }) => ({
    urls: { order: ORDER_URL, catalogue: CATALOGUE_URL, account: ACCOUNT_URL, notification: NOTIFICATION_URL },
    token: INTERNAL_TOKEN,
  }))

const ofDataFolder = (dataFolder: string) => {
  if (livingSupervisor(dataFolder) === undefined) throw new NotPossible(`nothing runs on ${dataFolder}`)
  const { order = 0, catalogue = 0, account = 0, notification = 0 } = readPorts(dataFolder)
  return {
    urls: {
      order: serviceUrl(order),
      catalogue: serviceUrl(catalogue),
      account: serviceUrl(account),
      notification: serviceUrl(notification),
    },
    token: readSecrets(dataFolder).INTERNAL_TOKEN,
  }
}

/**
 * Calls to the running product, with results on standard output: to the services that the environment names, else to
 * those of `npm start`. Throws NotPossible if nothing runs.
 */
export const runningOperator = (environment: NodeJS.ProcessEnv = process.env): Operator => {
  const named = ofEnvironment.safeParse(environment)
  const { urls, token } = named.success ? named.data : ofDataFolder(defaultDataFolder())
  return new Operator(urls, token, (line) => process.stdout.write(`${line}\n`))
}
