import { catalogueJourneys } from './catalogue/catalogue-journeys.ts'
import { inChinese } from './visit.ts'

catalogueJourneys(inChinese)
