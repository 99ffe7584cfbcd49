import { readCompany } from '@pinline/contracts/account/buyer/read-company'
import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../app/router-context.ts'

export const companyQuery = ({ api }: AppContext) =>
  queryOptions({ queryKey: ['company'], queryFn: ({ signal }) => api.read(readCompany, {}, { signal, quiet: true }) })
