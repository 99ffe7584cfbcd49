import { jobState } from '@pinline/contracts/api/jobs'
import { pageSizes } from '@pinline/contracts/api/paging'
import { serviceName } from '@pinline/events/event'
import { useSearchParams } from 'react-router-dom'
import { z } from 'zod'

const params = z.object({
  service: serviceName.catch('order'),
  state: jobState.catch('failed'),
  name: z.string().min(1).max(80).optional().catch(undefined),
  page: z.coerce.number().int().min(1).catch(1),
  pageSize: z.coerce.number().pipe(z.literal(pageSizes)).catch(pageSizes[0]),
})

export type JobParams = z.infer<typeof params>

/** What is shown stands in the address: a colleague who gets it sees the same. Another list begins with its first page. */
export const useJobParams = () => {
  const [address, setAddress] = useSearchParams()
  const shown = params.parse(Object.fromEntries(address))
  const show = (changes: { readonly [Name in keyof JobParams]?: JobParams[Name] | undefined }) =>
    setAddress(
      Object.entries({ ...shown, page: 1, ...changes })
        .filter(([, value]) => value !== undefined)
        .map(([name, value]): [string, string] => [name, String(value)]),
      { replace: true },
    )
  return { shown, show }
}
