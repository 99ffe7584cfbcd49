import { accountJourneys } from './accounts/account-journeys.ts'
import { inChinese } from './visit.ts'

accountJourneys(inChinese)
