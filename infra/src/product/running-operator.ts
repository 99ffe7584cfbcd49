import { livingSupervisor } from '../processes/process-record.ts'
import { defaultDataFolder } from '../project-folders.ts'
import { NotPossible, Operator } from './operator.ts'
import { readPorts } from './product-ports.ts'
import { readSecrets } from './secrets.ts'
import { serviceUrl } from './services.ts'

/** Calls to the running product, with results on standard output. Throws NotPossible if nothing runs. */
export const runningOperator = (): Operator => {
  const dataFolder = defaultDataFolder()
  if (livingSupervisor(dataFolder) === undefined) throw new NotPossible(`nothing runs on ${dataFolder}`)
  const { order = 0, catalogue = 0, account = 0, notification = 0 } = readPorts(dataFolder)
  return new Operator(
    {
      order: serviceUrl(order),
      catalogue: serviceUrl(catalogue),
      account: serviceUrl(account),
      notification: serviceUrl(notification),
    },
    readSecrets(dataFolder).INTERNAL_TOKEN,
    (line) => process.stdout.write(`${line}\n`),
  )
}
