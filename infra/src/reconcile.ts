import { serviceName } from '@pinline/events/event'
import { z } from 'zod'
import { NotPossible } from './product/operator.ts'
import { runningOperator } from './product/running-operator.ts'
import { reportFailure } from './terminal/report-failure.ts'

const usage = `npm run reconcile                   compares all that follows from the truth with it, and repairs it
npm run reconcile -- order          only what the service order is responsible for
npm run reconcile -- order views    only one of its reconcilers
`

/** Reconciles the running product; exit code 1 where a person has to look at something. */
const run = async ([service, reconciler]: string[]): Promise<void> => {
  const services = service === undefined ? undefined : [serviceName.parse(service)]
  const { open } = await runningOperator().reconcile(services, reconciler)
  if (open > 0) process.exitCode = 1
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof z.ZodError) process.stderr.write(usage)
  else if (error instanceof NotPossible) process.stderr.write(`${error.message}\n`)
  else reportFailure(error)
  process.exitCode = 1
})
