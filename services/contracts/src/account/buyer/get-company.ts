import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { companyData } from './company.ts'

/** The buyer's company and tax data; null if there is none. */
export const getCompany = call({
  name: 'get-company',
  path: '/account/company',
  effect: 'read',
  access: buyer,
  input: z.object({}),
  output: companyData.nullable(),
  errors: [],
})
