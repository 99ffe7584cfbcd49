import { runService } from '@pinline/chassis/run-service'
import { accountService } from './account-service.ts'

await runService(accountService)
