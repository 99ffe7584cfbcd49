import { NotPossible } from './product/operator.ts'
import { runningOperator } from './product/running-operator.ts'
import { reportFailure } from './terminal/report-failure.ts'

/** Encrypts everything again under VAULT_SECRET, in the running product: then VAULT_SECRET_PREVIOUS can be removed. */
const run = async (): Promise<void> => await runningOperator().reencrypt()

await run().catch((error: unknown) => {
  if (error instanceof NotPossible) process.stderr.write(`${error.message}\n`)
  else reportFailure(error)
  process.exitCode = 1
})
