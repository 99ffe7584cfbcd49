import { getCompany } from '@pinline/contracts/account/buyer/get-company'
import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../app/router-context.ts'

export const getCompanyQuery = ({ api }: AppContext) =>
  queryOptions({ queryKey: ['company'], queryFn: ({ signal }) => api.read(getCompany, {}, { signal, silent: true }) })
