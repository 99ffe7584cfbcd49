import { runService } from '@pinline/chassis/run-service'
import { catalogueService } from './catalogue-service.ts'

await runService(catalogueService)
