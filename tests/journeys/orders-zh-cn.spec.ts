import { goesThroughOrders } from './orders/goes-through-orders.ts'
import { inChinese } from './visit.ts'

goesThroughOrders(inChinese)
