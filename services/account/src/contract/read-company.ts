import { buyer, call } from '@pinline/chassis/contract/call'
import { z } from 'zod'
import { companyData } from './company.ts'

/** The buyer's company and tax data; null where none were given. */
export const readCompany = call({
  name: 'read-company',
  path: '/account/company',
  effect: 'read',
  authority: buyer,
  input: z.object({}),
  output: companyData.nullable(),
  errors: [],
})
