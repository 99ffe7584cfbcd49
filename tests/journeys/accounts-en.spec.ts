import { goesThroughAccounts } from './accounts/goes-through-accounts.ts'
import { inEnglish } from './visit.ts'

goesThroughAccounts(inEnglish)
