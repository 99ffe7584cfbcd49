import { accountJourneys } from './accounts/account-journeys.ts'
import { inEnglish } from './visit.ts'

accountJourneys(inEnglish)
