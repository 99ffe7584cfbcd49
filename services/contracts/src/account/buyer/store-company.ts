import { buyer, call } from '../../api/call.ts'
import { companyData } from './company.ts'

/** Sets the buyer's company and tax data as a whole. */
export const storeCompany = call({
  name: 'store-company',
  path: '/account/company/store',
  effect: 'command',
  authority: buyer,
  input: companyData,
  output: companyData,
  errors: [],
  keepReply: false,
})
