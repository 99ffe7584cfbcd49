import { serviceName } from '@pinline/events/event'
import { z } from 'zod'
import { NotPossible } from './product/operator.ts'
import { runningOperator } from './product/running-operator.ts'
import { reportFailure } from './terminal/report-failure.ts'

const usage = `npm run views                                        every reader, its lag, what is parked
npm run views -- rebuild catalogue/products          fills the next generation and compares it
npm run views -- compare catalogue/products 2
npm run views -- switch catalogue/products 2         forwards, or back
npm run views -- discard catalogue/products 2
npm run views -- retry <consumer> <key>
npm run views -- skip <consumer> <key> "<reason>"
`

const viewOf = (text: string | undefined) => {
  const [service, view = ''] = (text ?? '').split('/')
  return { service: serviceName.parse(service), view: z.string().min(1).parse(view) }
}
const numberOf = (text: string | undefined) => z.coerce.number().int().positive().parse(text)

/** The commands for read models of the running product. */
const run = async ([verb = 'list', first, second, third]: string[]): Promise<void> => {
  const operator = runningOperator()
  switch (verb) {
    case 'list':
      return await operator.list()
    case 'rebuild': {
      const { service, view } = viewOf(first)
      return await operator.rebuild(service, view)
    }
    case 'compare': {
      const { service, view } = viewOf(first)
      return await operator.compare(service, view, numberOf(second))
    }
    case 'switch': {
      const { service, view } = viewOf(first)
      return await operator.switchTo(service, view, numberOf(second))
    }
    case 'discard': {
      const { service, view } = viewOf(first)
      return await operator.discard(service, view, numberOf(second))
    }
    case 'retry':
      return await operator.retry(first ?? '', second ?? '')
    case 'skip':
      return await operator.skip(first ?? '', second ?? '', third ?? '')
    default:
      throw new NotPossible(usage)
  }
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof z.ZodError) process.stderr.write(usage)
  else if (error instanceof NotPossible) process.stderr.write(`${error.message}\n`)
  else reportFailure(error)
  process.exitCode = 1
})
