import { runService } from '@pinline/chassis/run-service'
import { orderService } from './order-service.ts'

await runService(orderService)
