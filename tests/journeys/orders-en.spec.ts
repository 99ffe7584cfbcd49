import { orderJourneys } from './orders/order-journeys.ts'
import { inEnglish } from './visit.ts'

orderJourneys(inEnglish)
