import { goesThroughOrders } from './orders/goes-through-orders.ts'
import { inEnglish } from './visit.ts'

goesThroughOrders(inEnglish)
