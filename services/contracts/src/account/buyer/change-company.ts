import { buyer, call } from '../../api/call.ts'
import { companyData } from './company.ts'

/** Sets the buyer's company and tax data as a whole. */
export const changeCompany = call({
  name: 'change-company',
  path: '/account/company/store',
  effect: 'command',
  access: buyer,
  input: companyData,
  output: companyData,
  errors: [],
  storeReply: false,
})
