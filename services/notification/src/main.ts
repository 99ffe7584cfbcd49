import { runService } from '@pinline/chassis/run-service'
import { notificationService } from './notification-service.ts'

await runService(notificationService)
