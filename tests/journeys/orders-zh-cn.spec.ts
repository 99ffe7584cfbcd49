import { orderJourneys } from './orders/order-journeys.ts'
import { inChinese } from './visit.ts'

orderJourneys(inChinese)
