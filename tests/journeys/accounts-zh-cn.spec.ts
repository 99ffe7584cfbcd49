import { goesThroughAccounts } from './accounts/goes-through-accounts.ts'
import { inChinese } from './visit.ts'

goesThroughAccounts(inChinese)
