import { z } from 'zod'
import { NotPossible } from './product/operator.ts'
import { runningOperator } from './product/running-operator.ts'
import { reportFailure } from './terminal/report-failure.ts'

const usage = `npm run archive                  archives commits older than ARCHIVE_AFTER_DAYS (default 400)
npm run archive -- 730           older than two years; 30 days or more
`

const days = z.coerce.number().int().min(30).max(36_500)

/** Archives old commits of every service of the running product. */
const run = async ([text = process.env.ARCHIVE_AFTER_DAYS ?? '400']: string[]): Promise<void> => {
  const olderThanDays = days.parse(text)
  await runningOperator().archive(olderThanDays)
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof z.ZodError) process.stderr.write(usage)
  else if (error instanceof NotPossible) process.stderr.write(`${error.message}\n`)
  else reportFailure(error)
  process.exitCode = 1
})
