import { catalogueJourneys } from './catalogue/catalogue-journeys.ts'
import { inEnglish } from './visit.ts'

catalogueJourneys(inEnglish)
